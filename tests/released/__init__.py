"""What released versions wrote, one folder a version: it opens, replays and verifies for ever."""
