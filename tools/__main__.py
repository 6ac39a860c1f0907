"""`python3 -m tools COMMAND`: the way in.

This file and `tools.python` keep to a syntax that old Pythons can read, so that they can say
what is wrong instead of failing on a word they do not know.
"""

from tools.python import go_on_with_a_new_enough_python

go_on_with_a_new_enough_python()

from tools.commands import main  # noqa: E402

raise SystemExit(main())
