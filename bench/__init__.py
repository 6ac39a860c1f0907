"""How fast Parlour is: `python -m bench`. Nothing here is a test; times depend on the machine."""
