"""Files that a browser keeps: the built page and the card faces, and the routes to them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from threading import Lock

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from parlour.games.saying import say
from parlour.server.http.bodies import trouble

PAGE = Path(__file__).parent.parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
ASK_AGAIN = "no-cache"
_TEXT = ("text/", "application/json", "application/javascript", "image/svg+xml")
_WORTH_PACKING = 600

NO_PAGE = (
    "The page has not been built yet. Run `make page` in Parlour's folder (or `make play`, which "
    "builds it and starts the server), then load this address again.\n"
)


class Asset:
    """A body with its type and its tag, packed once if that pays."""

    __slots__ = ("body", "media", "packed", "tag")

    def __init__(self, body: bytes, media: str) -> None:
        self.body = body
        self.media = media
        self.tag = f'"{hashlib.blake2b(body, digest_size=9).hexdigest()}"'
        self.packed: bytes | None = None
        if media.startswith(_TEXT) and len(body) > _WORTH_PACKING:
            packed = gzip.compress(body, 9, mtime=0)
            self.packed = packed if len(packed) < len(body) else None

    def answer(self, request: Request, keep: str) -> Response:
        """The asset, or only word that the browser's copy is still good."""
        headers = {"cache-control": keep, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.media, headers=headers)


_seen: dict[Path, tuple[int, Asset]] = {}


def page_file(path: str, folder: Path = PAGE) -> Asset | None:
    """A file of the built page, or None. Read again whenever the page has been built anew."""
    try:
        place = (folder / path).resolve()
        if not place.is_relative_to(folder.resolve()) or not place.is_file():
            return None
        written = place.stat().st_mtime_ns
    except (OSError, ValueError):
        # A name that no file can have: too long, or with characters that are none.
        return None
    known = _seen.get(place)
    if known is None or known[0] != written:
        media = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        if place.suffix == ".webmanifest":
            media = "application/manifest+json"
        if place.suffix == ".woff2":
            media = "font/woff2"
        known = _seen[place] = (written, Asset(place.read_bytes(), media))
    return known[1]


_cards: dict[tuple[str, str, bool, bool], Asset] = {}
# A browser asks for many faces at once, and the press reads its fonts as it goes: one at a time.
_at_the_press = Lock()


def card_file(
    sheet: str, card_id: str, *, strong: bool = False, left: bool = False
) -> Asset | None:
    """The face of a card, or the back for the id `back`; None if there is none such.

    A face may be asked for with strong marks, and with its strip where a left-handed fan shows it.
    """
    known = _cards.get((sheet, card_id, strong, left))
    if known is not None:
        return known
    # The press sets type, and that takes a while to load: not before a card is asked for.
    from parlour.press import back, face
    from parlour.press.faces import printed, sheets
    from parlour.press.frame import Cut

    if sheet not in sheets():
        return None
    card = printed(sheet).deck.of(card_id)
    if card is None and card_id != "back":
        return None
    with _at_the_press:
        drawn = back(sheet) if card is None else face(card, sheet, Cut(strong=strong, left=left))
    known = _cards[(sheet, card_id, strong, left)] = Asset(drawn.encode(), "image/svg+xml")
    return known


async def card(request: Request) -> Response:
    """The face or the back of a card."""
    sheet, card_id = request.path_params["sheet"], request.path_params["card"]
    asked = request.query_params
    asset = await run_in_threadpool(
        card_file,
        sheet,
        card_id,
        strong=asked.get("marks") == "strong",
        left=asked.get("hand") == "left",
    )
    if asset is None:
        return trouble(
            "no-such-card",
            say("There is no card {card_id} on the sheet {sheet}.", card_id=card_id, sheet=sheet),
        )
    return asset.answer(request, FOR_EVER if "v" in asked else A_DAY)


async def page(request: Request, folder: Path) -> Response:
    """A file of the page, or the page itself for every address that is one of its own."""
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/", "cards/")):
        return trouble("no-such-address", say("There is nothing at this address."))
    asset = page_file(path, folder) if path else None
    if asset is not None:
        keep = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return asset.answer(request, keep)
    index = page_file("index.html", folder)
    if index is None:
        return PlainTextResponse(NO_PAGE, 503)
    if path.startswith("assets/") or "." in path.rpartition("/")[2]:
        return trouble("no-such-address", say("There is nothing at this address."))
    return index.answer(request, ASK_AGAIN)
