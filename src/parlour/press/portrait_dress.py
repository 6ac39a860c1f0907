# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""What the sitters wear: coats and collars about the neck, hats, spectacles, a pipe.

In the measures of the head (see portrait_head). A piece is a cloth and its path; "line" is a
seam or a fold.
"""

from __future__ import annotations

Piece = tuple[str, str]

_COAT = "M-70 104C-68 82-50 70-30 63L-24 58C-8 66 6 68 17 62L24 68C42 74 60 84 62 104z"
_LAPELS = (
    "M-30 63C-18 76-2 88 8 100M24 68C20 80 14 90 8 100M-30 63L-36 74-24 78-28 84M24 68L30 78 24 82"
)
_TURNED = "M-24 48C-10 57 4 58 14 53L20 66 8 74C-6 72-20 68-30 62z"

DRESS: dict[str, tuple[Piece, ...]] = {
    # A high stock, the points of the collar against the jaw.
    "stock": (
        ("coat", _COAT),
        ("line", _LAPELS),
        ("linen", "M14 60L24 68 8 100 0 72z"),
        ("linen", "M-22 40C-12 50 2 52 20 42L16 60C0 64-14 60-24 54z"),
        ("dark", "M-24 50C-10 58 4 60 15 55L19 68C4 76-16 72-28 62z"),
        ("line", "M-20 58C-8 66 6 66 16 62"),
    ),
    # A turned-down collar and a bow.
    "bow": (
        ("coat", _COAT),
        ("line", _LAPELS),
        ("linen", "M10 62L24 68 8 100 0 72z"),
        ("linen", _TURNED),
        (
            "dark",
            "M14 63C8 56 2 58-2 62 0 70 4 74 12 68 16 66 18 66 20 68 26 72 30 68 31 60 26 56 20 58 14 63z",
        ),
        ("line", "M4 63l8 2M27 63l-8 2"),
    ),
    # A turned-down collar and a broad cravat.
    "cravat": (
        ("coat", _COAT),
        ("linen", "M10 62L24 68 8 104-4 72z"),
        ("line", _LAPELS),
        ("dark", "M8 62L20 62 22 70C22 82 16 94 8 104 2 92 2 80 6 70z"),
        ("linen", _TURNED),
        ("line", "M8 74l12-2"),
    ),
    # A shirt without a neckcloth.
    "open": (
        ("coat", _COAT),
        ("line", _LAPELS),
        ("linen", "M12 58L24 68 8 104-6 70z"),
        ("linen", "M-24 50C-10 59 2 60 12 56L24 74 10 78C-6 72-20 68-30 62z"),
        ("line", "M12 78v18"),
    ),
    # An academic gown and a minister's bands.
    "gown": (
        ("dark", "M-74 104C-72 78-54 68-30 60L-24 56C-8 64 6 66 17 61L24 66C46 72 66 82 68 104z"),
        (
            "line",
            "M-30 62C-24 78-22 90-22 104M-44 68C-40 82-38 92-38 104M36 72C36 84 38 94 40 104M-58 78C-54 88-52 96-52 104",
        ),
        ("linen", "M-23 46C-10 55 4 57 15 52L18 63C4 70-14 66-26 58z"),
        ("linen", "M6 65L14 64 12 88 2 86zM16 64L21 62 27 84 17 88z"),
    ),
    # A Friend's coat: no collar, no lapel, a plain white cloth.
    "plain": (
        ("coat", _COAT),
        ("linen", "M-24 48C-10 57 4 59 15 54L20 68C4 76-16 72-29 62z"),
        ("line", "M20 68C16 80 12 92 10 104M-22 56C-8 64 6 66 17 61"),
    ),
    # A travelling cloak with a collar of fur.
    "fur": (
        ("coat", _COAT),
        ("linen", "M14 58L24 68 8 100 0 72z"),
        ("linen", "M-22 42C-12 51 2 53 18 45L16 60C0 64-14 60-24 54z"),
        ("dark", "M-24 52C-10 60 4 62 15 57L18 68C4 74-16 70-27 62z"),
        (
            "fur",
            "M-24 50C-34 52-44 60-48 70-42 72-40 78-32 78-28 84-20 84-16 88-8 90-4 98 4 104L10 100C2 88-10 76-20 66zM22 66C30 66 38 72 40 80 34 82 30 88 28 96L10 104C14 92 18 80 22 66z",
        ),
        (
            "line",
            "M-36 66l-4 4M-28 70l-4 4M-20 76l-4 3M-10 84l-4 2M32 74l4 2M28 82l3 2M-30 60l-5 3",
        ),
    ),
    # A lady's dress with a collar of lace and a brooch.
    "lace": (
        ("dark", "M-64 104C-60 84-44 74-26 64L-20 56C-8 62 4 64 14 60L20 66C38 72 52 84 54 104z"),
        ("line", "M-30 72C-26 84-26 94-28 104M34 78C30 88 28 96 28 104M-46 80C-44 90-44 98-46 104"),
        (
            "linen",
            "M-22 50C-8 58 4 59 13 55L21 64C25 70 22 77 16 77 12 82 4 82 0 78-6 82-14 80-16 75-24 76-31 71-30 64z",
        ),
        ("line", "M-25 64C-10 72 6 73 18 68M-17 74l3-5M-1 77l0-5M15 76l-2-5"),
        ("gold", "M17 58a4.5 5.5 0 0 1 0 11 4.5 5.5 0 0 1 0-11z"),
    ),
    # A lady's dress, high at the neck, with a ruffle and a ribbon.
    "ruffle": (
        ("coat", "M-64 104C-60 84-44 74-26 64L-20 54C-8 60 4 62 13 57L18 66C38 72 52 84 54 104z"),
        ("line", "M14 66C12 78 10 92 10 104M-30 72C-26 84-26 94-28 104M34 78C30 88 28 96 28 104"),
        (
            "linen",
            "M-23 46c2-3 5-3 7 1 3-2 6-1 8 3 3-2 6-1 7 2 3-2 6-2 8 1 3-3 6-2 7 1l2 10C4 68-12 66-23 58z",
        ),
        ("dark", "M-23 56C-10 64 4 66 16 61L18 67C4 73-14 70-26 62z"),
        ("dark", "M14 64l-9 18 9-3 5 8 4-22z"),
    ),
}

HATS: dict[str, tuple[Piece, ...]] = {
    "none": (),
    # A Friend's hat: low crown, broad and level brim.
    "broadbrim": (
        ("dark", "M-42-26C-44-52-32-60 2-60 30-60 38-50 35-27z"),
        ("dark", "M-70-20C-50-32 46-34 68-24 60-14 40-20 0-20-34-20-58-10-70-20z"),
        ("line", "M-42-32C-16-38 16-38 36-33"),
    ),
    # A traveller's soft hat, its brim pulled down before and behind.
    "slouch": (
        ("felt", "M-40-22C-46-46-34-62-16-60-8-54 4-54 12-61 30-60 38-44 34-24z"),
        ("dark", "M-41-30C-16-38 16-38 36-32L36-22C12-28-16-28-40-21z"),
        ("felt", "M-64-4C-58-24-36-30 0-28 30-28 54-20 62-4 44-14 30-19 0-20-30-21-46-16-64-4z"),
        ("line", "M-16-60C-12-50-12-44-14-38M12-61C10-52 12-46 14-40"),
    ),
    # A plug hat that has seen elections.
    "plug": (
        ("dark", "M-38-24L-42-48-36-54-44-76C-20-84 20-86 40-78L34-60 39-52 34-26z"),
        ("felt", "M-39-32C-14-38 14-40 35-36L34-26C14-30-14-28-38-22z"),
        ("dark", "M-56-14C-54-26-30-28 0-30 28-31 50-32 56-24 44-20 26-22 0-21-26-20-44-12-56-14z"),
        ("line", "M-36-54C-24-48-10-52-2-46M34-60C26-56 18-60 12-54M-44-76C-20-70 20-72 40-78"),
    ),
}

THINGS: dict[str, tuple[Piece, ...]] = {
    "none": (),
    "spectacles": (("wire", "M27-10a4.5 6 0 0 1 0 12 4.5 6 0 0 1 0-12zM22.5-5L-4-6M31.5-5l3-1"),),
    # A pipe in the mouth, and its smoke.
    "pipe": (
        ("felt", "M30 23L56 27C58 20 70 20 72 26L69 42C66 46 60 46 58 42L56 31 30 27z"),
        ("smoke", "M64 18C58 8 70 4 64-6 60-14 70-18 66-26M70 16C66 8 76 4 71-4"),
    ),
}
