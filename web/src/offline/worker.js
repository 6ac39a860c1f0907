/**
 * What the page can do without the server: show itself, and the rules. This file is copied into
 * the built page as it is, with the version and the list of the page's files filled in.
 *
 * Kept are the page's own files, the faces of the cards, and what is the same for everybody: the
 * list of games, their rulebooks and the list of lessons. No table, no seat, no move is ever kept.
 */
const VERSION = "%VERSION%";
/** @type {string[]} */
const FILES = ["%FILES%"];

const SHELL = `parlour-shell-${VERSION}`;
const CARDS = `parlour-cards-${VERSION}`;
const RULES = "parlour-rules";
const PUBLIC = /^\/api\/(games|lessons|games\/[\w-]+\/rulebook)$/;
/** By this the page knows that an answer is a kept one: the server was not reached. */
const KEPT = "x-parlour-kept";

self.addEventListener("install", (event) => {
  // All of the new version or nothing: a half-kept page would be worse than the old one.
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        names.filter((n) => n.startsWith("parlour-") && ![SHELL, CARDS, RULES].includes(n)),
      )
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (PUBLIC.test(pathname)) event.respondWith(freshOrKept(request));
  else if (pathname.startsWith("/cards/")) event.respondWith(keptThenFresh(event));
  else if (/^\/(api|ws)\//.test(pathname)) return;
  else if (request.mode === "navigate") event.respondWith(pageOrKept(request));
  else if (FILES.includes(pathname)) event.respondWith(keptOrFresh(request, pathname));
});

/** The server's answer; without the server, the one it gave last. */
async function freshOrKept(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(RULES);
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch (lost) {
    const kept = await caches.match(request, { cacheName: RULES });
    if (kept === undefined) throw lost;
    const headers = new Headers(kept.headers);
    headers.set(KEPT, "yes");
    return new Response(await kept.blob(), { status: 200, headers });
  }
}

/** A card as it was last drawn; whether it is still drawn so is asked afterwards. */
async function keptThenFresh(event) {
  const cache = await caches.open(CARDS);
  const kept = await cache.match(event.request);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(event.request, answer.clone());
    return answer;
  });
  if (kept === undefined) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

/** The page of the server, which may be a new one; without the server, the kept one. */
async function pageOrKept(request) {
  try {
    return await fetch(request);
  } catch (lost) {
    const kept = await caches.match("/", { cacheName: SHELL });
    if (kept === undefined) throw lost;
    return kept;
  }
}

/** The page's files carry their version in their names: what is kept is never out of date. */
async function keptOrFresh(request, pathname) {
  return (await caches.match(pathname, { cacheName: SHELL })) ?? fetch(request);
}
