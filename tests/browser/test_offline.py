"""The page without its server: what it keeps for that time, and that it can be installed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour.games.catalogue import names
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor

# The paths of all that this browser keeps for the time without a server.
_KEPT = """async () => {
  const names = (await caches.keys()).filter((n) => n.startsWith("parlour-"));
  const all = await Promise.all(names.map(async (n) => (await caches.open(n)).keys()));
  return all.flat().map((r) => new URL(r.url).pathname);
}"""

# How far the worker has come that is to keep them, and whether the page has rested meanwhile.
_WORKER = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  const at = ["installing", "waiting", "active"].filter((name) => found?.[name]);
  const soon = new Promise((go) => setTimeout(() => go("busy"), 2000));
  const rest = new Promise((go) => requestIdleCallback(() => go("at rest")));
  return [at, navigator.serviceWorker.controller?.state ?? null, await Promise.race([rest, soon])];
}"""


def visit_and_keep(visitor: Visitor) -> None:
    """Come to the front page, and stay until all that is for everybody has been kept."""
    visitor.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    visitor.go("/")
    visitor.by_id("play-alice").wait_for()
    # Asked again and again from here: the page does not wait for what a promise will say.
    public = {"/api/games", "/api/lessons"} | {f"/api/games/{name}/rulebook" for name in names()}
    for _ in range(round(PATIENCE / 200)):
        if public <= set(visitor.page.evaluate(_KEPT)):
            return
        visitor.page.wait_for_timeout(200)
    raise AssertionError(public - set(visitor.page.evaluate(_KEPT)), visitor.page.evaluate(_WORKER))


def test_without_the_server_the_rules_can_still_be_read(visit: Visit) -> None:
    ann = visit(service_workers="allow")
    visit_and_keep(ann)
    ann.open_table("court-two", ["me", "steady"])
    ann.wait_until_asked()
    private = [path for path in ann.page.evaluate(_KEPT) if path.startswith(("/api/tables", "/ws"))]
    assert private == []
    ann.page.context.set_offline(True)
    ann.go("/")
    expect(ann.by_id("out-of-reach")).to_be_visible()
    ann.by_id("out-of-reach").get_by_role("link", name="Nations").click()
    ann.by_id("rulebook").locator("[data-clause]").first.wait_for()
    ann.page.context.set_offline(False)
    ann.go("/")
    ann.by_id("play-alice").wait_for()
    expect(ann.by_id("out-of-reach")).to_have_count(0)


def set_up_first(answer: str) -> str:
    """What is answered instead when the page first asks for its worker."""
    return f"""const {{ serviceWorker }} = navigator;
        const setUp = serviceWorker.register.bind(serviceWorker);
        let asked = 0;
        serviceWorker.register = (path) => asked++ > 0 ? setUp(path) : ({answer})();"""


HINDRANCES = {
    "a page that never rests": """window.requestIdleCallback = (go, wish) =>
        wish?.timeout === undefined ? 0 : setTimeout(go, wish.timeout / 100);""",
    "a worker that does not come": set_up_first("() => Promise.reject(new TypeError('lost'))"),
    "a worker that gives up": set_up_first(
        """async () => {
            const installing = Object.assign(new EventTarget(), { state: "installing" });
            setTimeout(() => {
                installing.state = "redundant";
                installing.dispatchEvent(new Event("statechange"));
            }, 50);
            return { installing };
        }"""
    ),
    "a worker that had given up": set_up_first("async () => ({})"),
    "a server too busy for a rulebook": """const ask = window.fetch;
        let refused = false;
        window.fetch = async (wish, more) => {
            if (refused || !String(wish.url ?? wish).endsWith("/rulebook")) return ask(wish, more);
            refused = true;
            return new Response("", { status: 503 });
        };""",
}
"""Each is met once; the page that never rests meets it always."""


@pytest.mark.parametrize("hindrance", HINDRANCES)
def test_what_hinders_the_keeping_does_not_hinder_it_for_good(visit: Visit, hindrance: str) -> None:
    ann = visit(service_workers="allow")
    ann.page.add_init_script(HINDRANCES[hindrance])
    visit_and_keep(ann)


def test_the_page_can_be_installed(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    link = ann.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = ann.page.request.get(f"{ann.home}{link}").json()
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"any", "192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        answer = ann.page.request.get(f"{ann.home}{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
