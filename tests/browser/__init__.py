"""The page in a real browser, against a server that is a process of its own."""
