"""Steps are done once, and again only when something they start from has changed."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tools.paths import ROOT
from tools.run import SetupError
from tools.steps import Step, alone, digest, do, is_done


class Work:
    """Work that counts how often it was done, and makes a product."""

    def __init__(self, product: Path) -> None:
        """Start with nothing done."""
        self.product = product
        self.times = 0

    def __call__(self) -> None:
        """Do it once."""
        self.times += 1
        self.product.write_text("made")


@pytest.fixture
def work(tmp_path: Path) -> Work:
    """Give work whose product lies in the temporary folder."""
    return Work(tmp_path / "product")


@pytest.fixture
def step(tmp_path: Path, work: Work) -> Step:
    """Give a step with one folder of sources."""
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "a.ts").write_text("one")
    return Step("build", "Building.", [sources], [work.product], work, ["fact"])


def test_a_step_is_done_once(tmp_path: Path, step: Step, work: Work) -> None:
    state = tmp_path / "state"
    assert [do(step, state), do(step, state)] == [True, False]
    assert work.times == 1


def test_a_step_that_did_not_make_its_product_is_not_done(tmp_path: Path, step: Step) -> None:
    state = tmp_path / "state"
    idle = replace(step, work=lambda: None)
    with pytest.raises(SetupError, match=r"there is still no .*product\.$"):
        do(idle, state)
    assert not is_done(idle, state)
    assert not list(state.glob("*.stamp"))


def edit(step: Step, work: Work) -> Step:
    """Change a source."""
    (step.sources[0] / "a.ts").write_text("two")
    return step


def add(step: Step, work: Work) -> Step:
    """Add a source in a folder of its own."""
    (step.sources[0] / "inner").mkdir()
    (step.sources[0] / "inner" / "b.ts").write_text("")
    return step


def rename(step: Step, work: Work) -> Step:
    """Rename a source."""
    (step.sources[0] / "a.ts").rename(step.sources[0] / "b.ts")
    return step


def drop(step: Step, work: Work) -> Step:
    """Remove the product."""
    work.product.unlink()
    return step


def learn(step: Step, work: Work) -> Step:
    """Change a fact."""
    return replace(step, facts=["another fact"])


@pytest.mark.parametrize("change", [edit, add, rename, drop, learn])
def test_a_change_has_the_step_done_again(
    tmp_path: Path, step: Step, work: Work, change: Callable[[Step, Work], Step]
) -> None:
    state = tmp_path / "state"
    do(step, state)
    step = change(step, work)
    assert do(step, state)
    assert not do(step, state)
    assert work.times == 2


@pytest.mark.parametrize("interruption", [KeyboardInterrupt, OSError])
def test_an_interrupted_step_leaves_no_stamp(
    tmp_path: Path, step: Step, work: Work, interruption: type[BaseException]
) -> None:
    state = tmp_path / "state"
    do(step, state)
    edit(step, work)

    def stop() -> None:
        work()
        raise interruption

    with pytest.raises(interruption):
        do(replace(step, work=stop), state)
    assert not list(state.glob("*.stamp"))
    assert do(step, state)


def test_a_source_edited_during_the_work_makes_the_stamp_stale(
    tmp_path: Path, step: Step, work: Work
) -> None:
    state = tmp_path / "state"

    def work_while_somebody_edits() -> None:
        work()
        edit(step, work)

    do(replace(step, work=work_while_somebody_edits), state)
    assert not is_done(step, state)


def test_what_npm_installs_is_no_source(tmp_path: Path, step: Step) -> None:
    before = digest(step.sources)
    modules = step.sources[0] / "node_modules"
    modules.mkdir()
    (modules / "c.js").write_text("")
    assert digest(step.sources) == before


def test_names_and_contents_are_not_run_together(tmp_path: Path) -> None:
    (tmp_path / "ab").write_text("c")
    (tmp_path / "a").write_text("bc")
    first = digest([tmp_path / "ab"], root=tmp_path)
    assert first != digest([tmp_path / "a"], root=tmp_path)
    assert digest([], ["ab", "c"]) != digest([], ["a", "bc"])


def test_a_second_set_up_waits_for_the_first(tmp_path: Path) -> None:
    program = (
        "from pathlib import Path; from tools.steps import alone; import sys\n"
        "with alone(Path(sys.argv[1])): print('my turn', flush=True)"
    )
    with alone(tmp_path):
        second = subprocess.Popen(
            [sys.executable, "-c", program, str(tmp_path)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert second.stderr is not None
        assert "waiting for it to finish" in second.stderr.readline()
        assert second.poll() is None
    said, _ = second.communicate(timeout=60)
    assert said == "my turn\n"
    assert second.returncode == 0
