/** Whether the server can be reached, and what is kept for the time when it cannot. */
import { games, listPaths, rulebookPath } from "../api";
import { settings } from "../settings.svelte";
import { reach } from "./reach.svelte";

/** Let the worker keep the page; without one (an old browser, a bare address) all else works. */
export async function keepForLater(): Promise<void> {
  window.addEventListener("online", () => reach.found());
  window.addEventListener("offline", () => reach.missed());
  if (!("serviceWorker" in navigator)) return;
  // A page that was opened before a new version came may ask for a file that is gone.
  window.addEventListener("vite:preloadError", () => window.location.reload());
  try {
    await navigator.serviceWorker.register("/worker.js");
    await inCharge();
    await keepRules();
  } catch {
    // Then nothing is kept, and nothing else is different.
  }
}

/** Wait until a worker stands between this page and the server: what is asked before is not kept. */
async function inCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((go) => {
    serviceWorker.addEventListener("controllerchange", go, { once: true });
  });
}

/** Have every list and rulebook read once, so that it can be read again without the server. */
async function keepRules(): Promise<void> {
  const idle = () =>
    new Promise<void>((go) => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(() => go());
      else setTimeout(go, 500);
    });
  const books = (await games()).map((game) => rulebookPath(game.name));
  for (const path of [...listPaths, ...books]) {
    // Answers are kept for each language, so it is asked as the page itself will ask.
    const wish = new Request(path, { headers: { "accept-language": settings.language } });
    await idle();
    if (reach.lost) return;
    if ((await caches.match(wish)) === undefined) await fetch(wish);
  }
}
