/**
 * What the page can do without the server: show itself, and the rules. This file is copied into
 * the built page as it is, with the version and the list of the page's files filled in.
 *
 * Cached are the page's own files, the faces of the cards, and what is the same for everybody: the
 * list of games, their rulebooks and the list of lessons. No table, no seat, no move is ever cached.
 */
const VERSION = "%VERSION%";
/** @type {string[]} */
const FILES = ["%FILES%"];

const SHELL = `parlour-shell-${VERSION}`;
const CARDS = `parlour-cards-${VERSION}`;
const RULES = "parlour-rules";
const PUBLIC = /^\/api\/(games|lessons|games\/[\w-]+\/rulebook)$/;
/** By this the page knows that an answer is a cached one: the server was not reached. */
const FROM_CACHE = "x-parlour-kept";

self.addEventListener("install", (event) => {
  // All of the new version or nothing: a half-cached page would be worse than the old one.
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
  if (PUBLIC.test(pathname)) event.respondWith(freshOrCached(request));
  else if (pathname.startsWith("/cards/")) event.respondWith(cachedThenFresh(event));
  else if (/^\/(api|ws)\//.test(pathname)) return;
  else if (request.mode === "navigate") event.respondWith(pageOrCached(request));
  else if (FILES.includes(pathname)) event.respondWith(cachedOrFresh(request, pathname));
});

/** The server's answer; without the server, the one it gave last. */
async function freshOrCached(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(RULES);
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch (lost) {
    const cached = await caches.match(request, { cacheName: RULES });
    if (cached === undefined) throw lost;
    const headers = new Headers(cached.headers);
    headers.set(FROM_CACHE, "yes");
    return new Response(await cached.blob(), { status: 200, headers });
  }
}

/** A card as it was last drawn; whether it is still drawn so is asked afterwards. */
async function cachedThenFresh(event) {
  const cache = await caches.open(CARDS);
  const cached = await cache.match(event.request);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(event.request, answer.clone());
    return answer;
  });
  if (cached === undefined) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return cached;
}

/** The page of the server, which may be a new one; without the server, the cached one. */
async function pageOrCached(request) {
  try {
    return await fetch(request);
  } catch (lost) {
    const cached = await caches.match("/", { cacheName: SHELL });
    if (cached === undefined) throw lost;
    return cached;
  }
}

/** The page's files carry their version in their names: what is cached is never out of date. */
async function cachedOrFresh(request, pathname) {
  return (await caches.match(pathname, { cacheName: SHELL })) ?? fetch(request);
}
