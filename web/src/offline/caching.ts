/** Has the worker cache what the page needs for the time when the server cannot be reached. */
import { games, listPaths, rulebookPath } from "../server/games";
import { settings } from "../settings/settings.svelte";
import { reach } from "./reach.svelte";

const SOON_MS = 2_000;
const SELDOM_MS = 600_000;

/** Let the worker cache the page; without one (an old browser, a bare address) all else works. */
export async function cacheForOffline(): Promise<void> {
  window.addEventListener("online", () => reach.found());
  window.addEventListener("offline", () => reach.missed());
  if (!("serviceWorker" in navigator)) return;
  // A page that was opened before a new version came may ask for a file that is gone.
  window.addEventListener("vite:preloadError", () => window.location.reload());
  // A lost answer or a worker that could not be set up hinders it now, and perhaps not later.
  for (let pause = SOON_MS; !(await cacheAll()); pause = Math.min(2 * pause, SELDOM_MS)) {
    await new Promise((go) => setTimeout(go, pause));
  }
}

/** Set the worker up and give it what it is to cache; say whether all of it is cached. */
async function cacheAll(): Promise<boolean> {
  try {
    await inCharge(await navigator.serviceWorker.register("/worker.js"));
    return await cacheRules();
  } catch {
    return false;
  }
}

/** Wait until a worker stands between this page and the server: what is asked before is not cached. */
async function inCharge(registered: ServiceWorkerRegistration): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const worker = registered.installing ?? registered.waiting ?? registered.active;
  await new Promise<void>((go, fail) => {
    const look = () => {
      if (!worker || worker.state === "redundant") fail(new Error("The worker has given up."));
    };
    serviceWorker.addEventListener("controllerchange", () => go(), { once: true });
    worker?.addEventListener("statechange", look);
    look();
  });
}

/** Have every list and rulebook read once, so that it can be read again without the server. */
async function cacheRules(): Promise<boolean> {
  const books = (await games()).map((game) => rulebookPath(game.name));
  for (const path of [...listPaths, ...books]) {
    // Answers are cached for each language, so it is asked as the page itself will ask.
    const wish = new Request(path, { headers: { "accept-language": settings.language } });
    await idle();
    if (reach.lost) return false;
    if ((await caches.match(wish)) === undefined && !(await fetch(wish)).ok) return false;
  }
  return true;
}

/** Wait until the page has nothing better to do, but not for ever: some pages never rest. */
function idle(): Promise<void> {
  return new Promise((go) => {
    if (typeof requestIdleCallback === "function") {
      requestIdleCallback(() => go(), { timeout: SOON_MS });
    } else setTimeout(go, 500);
  });
}
