# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""What hangs from each author's brooch: a thing out of his books or his life.

Drawn within a circle of twelve about the origin; a shape, then lines upon it.
"""

from __future__ import annotations

EMBLEMS: dict[str, tuple[str, str]] = {
    # Franklin's kite.
    "BI-Parton": (
        "M2-10L9-3 1 6-5-4z",
        "M2-10L1 6M-5-4L9-3M1 6c-3 1-1 3-3 4s-3-1-5 1M-2 8l-2-1M-5 12l-1-3",
    ),
    # The pumpkin of Sleepy Hollow.
    "BI-Irving": (
        "M0-5C8-10 12-3 11 2 10 9 4 10 0 9-4 10-10 9-11 2-12-3-8-10 0-5z",
        "M0-5C-3 0-3 5 0 9M0-5C3 0 3 5 0 9M-6-6C-8-2-8 4-5 9M6-6C8-2 8 4 5 9M0-5c0-3 1-4 3-5",
    ),
    # Washington's cocked hat.
    "BI-Sparks": (
        "M-12 3C-11-3-8-4-5-3-5-10 5-10 5-3 8-4 11-3 12 3 7 2 3 5 0 9-3 5-7 2-12 3z",
        "M-5-3C-2-1 2-1 5-3M-9 1C-5 0-2 2 0 5 2 2 5 0 9 1M7-3C7-7 9-9 10-11",
    ),
    # Napoleon's bee.
    "BI-Abbott": (
        "M0-9C3-9 3-6 2-5 10-8 12-2 10 2 7 3 5 2 4 0 5 6 3 10 0 12-3 10-5 6-4 0-5 2-7 3-10 2-12-2-10-8-2-5-3-6-3-9 0-9z",
        "M-4 2h8M-4 5h8M-2 8h4M-2-8l-2-3M2-8l2-3",
    ),
    # The star to which a wagon may be hitched.
    "ES-Emerson": ("M0-12L3-4 11-4 5 1 7 9 0 5-7 9-5 1-11-4-3-4z", "M0-12V5M11-4L-5 1M-11-4L5 1"),
    # The cabin by the pond.
    "ES-Thoreau": (
        "M-9-1L-1-8 7-1V7H-9zM6 7V4L9-8l3 12v3z",
        "M-10 0L-1-8 8 0M-3 7V1H1V7M-12 9h24M-10 12h18",
    ),
    # The critic's glass.
    "ES-Whipple": (
        "M-2-10a7 7 0 0 1 5 12L11 9 9 11 1 4A7 7 0 1 1-2-10z",
        "M-2-7.5a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9z",
    ),
    # The bachelor's fire.
    "ES-Mitchell": (
        "M0-12C8-6 9 0 6 5H-6C-9 0-6-3-4-6-3-3-2-2 0-2 2-4 2-8 0-12z",
        "M-11 7L11 11M-11 11L11 7M0 5C-2 2 1 0 0-2",
    ),
    # The anchor of the Naval Academy.
    "HI-Bancroft": (
        "M-1.5-5h3V8C6 8 8 5 9 2l2 5C8 11 4 12 0 12S-8 11-11 7l2-5C-8 5-6 8-1.5 8z",
        "M-6-3H6M0-11a3 3 0 0 1 0 6 3 3 0 0 1 0-6z",
    ),
    # A stepped temple.
    "HI-Prescott": (
        "M-12 9V5h3V1h3V-3h3V-7H3v4h3V1h3V5h3V9z",
        "M-2 9V-7M2 9V-7M-2 6h4M-2 3h4M-2 0h4M-2-3h4",
    ),
    # A tulip of Holland.
    "HI-Motley": (
        "M-7-10C-4-9-2-7 0-11 2-7 4-9 7-10 8-3 6 2 0 2S-8-3-7-10z",
        "M0 2V12M0 11C-5 10-7 7-8 3-4 4-1 7 0 11 1 7 4 4 8 3 7 7 5 10 0 11M-3-8C-3-3-2 0 0 2 2 0 3-3 3-8",
    ),
    # A canoe of bark.
    "HI-Parkman": (
        "M-12-3C-7 1 7 1 12-3 12 3 8 6 0 6S-12 3-12-3z",
        "M-6-1L-4 6M0 0V6M6-1L4 6M-4-11L5 2M-5-12l3 4M-12 9c3-2 5-2 8 0s5 2 8 0 5-2 8 0",
    ),
    # The celebrated jumping frog.
    "HU-Twain": (
        "M-4-7a3 3 0 0 1 4 2 3 3 0 0 1 4-2C8-7 8-3 6-2 9 0 12 3 12 8H6L7 5 4 9H-4L-7 5-6 8h-6C-12 3-9 0-6-2-8-3-8-7-4-7z",
        "M-5-1C-2 2 2 2 5-1M-4-5h.1M4-5h.1",
    ),
    # The showman's tent.
    "HU-Ward": (
        "M0-8L11 1 9 1V10H-9V1L-11 1z",
        "M0-8V-12L5-10.5 0-9M-4-3L-3 10M4-3L3 10M-11 1H11M0 3L-2 10H2z",
    ),
    # The auctioneer's hammer.
    "HU-Billings": (
        "M-9-6L-2-11 5-1-2 4zM3-1L12 9 10 11 1 2z",
        "M-7-7L0 3M-4-10L3 0M-10 10H2M-8 7H0",
    ),
    # A letter from the Cross Roads.
    "HU-Nasby": ("M-11-7H11V7H-11z", "M-11-7L0 2 11-7M-11 7L-3 0M11 7L3 0"),
    # The hour, by which the Times are known.
    "JO-Raymond": (
        "M0-11A11 11 0 0 1 0 11 11 11 0 0 1 0-11z",
        "M0-6V0L5 3M0-10v2M0 8v2M-10 0h2M8 0h2M-5-8.5l1 1.5M5-8.5L4-7M-5 8.5L-4 7M5 8.5L4 7M-8.5-5L-7-4M8.5-5L7-4M-8.5 5L-7 4M8.5 5L7 4",
    ),
    # The old white hat.
    "JO-Greeley": (
        "M-6 3L-7-9C-3-11 3-11 7-9L6 3C9 3 11 4 12 5 8 9-8 9-12 5-11 4-9 3-6 3z",
        "M-6 3C-3 5 3 5 6 3M-6.5-1C-3 1 3 1 6.5-1",
    ),
    # A thistle of Scotland.
    "JO-Bennett": (
        "M-7-10L-3-7 0-11 3-7 7-10 5-2C8 1 6 6 0 6S-8 1-5-2z",
        "M-5-2H5M-4 2l3-4M-1 4l4-6M3 4l2-3M0 6v6M0 11l-6-3-1-4M0 11l6-3 1-4",
    ),
    # The Easy Chair.
    "JO-Curtis": (
        "M-6-11C-2-13 2-13 6-11V-3C11-4 12 1 9 3V9H-9V3C-12 1-11-4-6-3z",
        "M-6-3V4H6V-3M-6 4v5M6 4v5M-7 9v3M7 9v3M-2-7h.1M2-7h.1M0-3h.1",
    ),
    # A powder-horn.
    "NO-Cooper": (
        "M-11-4C-6 4 2 5 8-4L12-1C7 11-7 12-12-1z",
        "M8-4l4 3M5 0l3 3M-11-4C-8-12 4-12 9-5",
    ),
    # The letter.
    "NO-Hawthorne": ("M-2-11H2L9 8H11V11H3V8H5L4 4H-4L-5 8H-3V11H-11V8H-9zM0-5L-3 1H3z", ""),
    # A chain broken.
    "NO-Stowe": (
        "",
        "M-11 1a4 3 0 0 1 7-1M-4 2a4 3 0 0 1-7 0M-5 1H-1M-1 5L1 8M3 4l0 3M5 1H8M11 1a4 3 0 0 0-7-1M4 2a4 3 0 0 0 7 0M-1-4L-3-8M2-4V-9M5-3l3-4",
    ),
    # The palmetto of Carolina.
    "NO-Simms": (
        "M-1.5-2h3L2 11H-2z",
        "M0-3C-3-10-9-9-11-5M0-3C-6-6-10-2-9 2M0-3C-4-3-6 1-4 4M0-3C3-10 9-9 11-5M0-3C6-6 10-2 9 2M0-3C4-3 6 1 4 4M0-3V-11M-8 11H8",
    ),
    # The chambered nautilus.
    "PO-Holmes": (
        "M11 2C11 8 6 11 0 11S-11 6-11-1-6-11 0-11 8-7 8-2 4 4 0 4z",
        "M0 4C-4 4-6 1-5-2S0-5 1-2 0 1-1 0M-11-1L-5-1M-8-8L-4-4M0-11V-5M7-6L2-3M8-1L4 2M-8 7L-4 2M0 11V4",
    ),
    # The village anvil.
    "PO-Longfellow": ("M-12-6H11V-2C6-2 4 1 4 5H8V9H-8V5H-4C-4 1-6-2-12-6z", "M-4-6V-3M-8 5H8"),
    # A flake of the great snow.
    "PO-Whittier": (
        "",
        "M0-12V12M-10.4-6L10.4 6M-10.4 6L10.4-6M-3-10L0-7 3-10M-3 10L0 7 3 10M-10-2L-6-3.5-7-8M10 2L6 3.5 7 8M-10 2L-6 3.5-7 8M10-2L6-3.5 7-8",
    ),
    # The cup that Sir Launfal sought.
    "PO-Lowell": (
        "M-8-11H8C8-3 5 1 1.5 2V7C5 7 7 9 7 11H-7C-7 9-5 7-1.5 7V2C-5 1-8-3-8-11z",
        "M-7.5-7H7.5M-2 4.5H2",
    ),
    # The school bell.
    "ST-Eggleston": (
        "M-2-3C-7-2-6 5-9 8H9C6 5 7-2 2-3z",
        "M-1.5-3V-11M1.5-3V-11M-1.5-11H1.5M-8 5H8M0 8v3",
    ),
    # A drum of the war.
    "ST-Trowbridge": (
        "M-9-5C-9-9 9-9 9-5V6C9 10-9 10-9 6z",
        "M-9-5C-9-1 9-1 9-5M-9-3L-4 8 0-2 4 8 9-3M-10-12L-2-6M10-12L2-6",
    ),
    # A miner's pick and pan.
    "ST-Harte": (
        "M-11-4C-5-11 5-11 11-4 5-7 2-7 1.5-7L1.5 6H-1.5V-7C-2-7-5-7-11-4z",
        "M-11 7C-6 13 6 13 11 7zM-11 7H11",
    ),
    # Wool and needles.
    "ST-Alcott": (
        "M0-7A8.5 8.5 0 0 1 0 10 8.5 8.5 0 0 1 0-7z",
        "M-10-10L4 5M10-10L-4 5M-7-1C-2-4 4-4 8 0M-8 3C-3-1 4-1 8 4M-6 7C-2 3 3 3 6 7M8 7c2 3 3 4 4 4",
    ),
}
