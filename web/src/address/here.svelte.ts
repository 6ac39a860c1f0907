/** Where the page is, and going elsewhere without loading it anew. */
import { type Route, routeOf } from "./route";

class Here {
  route = $state.raw<Route>(routeOf(window.location));

  constructor() {
    const look = () => {
      this.route = routeOf(window.location);
    };
    window.addEventListener("popstate", look);
    window.addEventListener("hashchange", look);
  }
}

export const here = new Here();

/** Go to an address of this page. */
export function go(path: string): void {
  window.history.pushState(null, "", path);
  here.route = routeOf(window.location);
  window.scrollTo(0, 0);
}

/** Be at another address of the same page, without a way back to the one before. */
export function rename(path: string): void {
  window.history.replaceState(null, "", path);
  here.route = routeOf(window.location);
}

/** Let a plain click on a link of ours go without loading; every other click is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== window.location.origin)
    return;
  if (link.pathname === window.location.pathname && link.hash) return;
  if (/^\/(api|ws|cards|assets)\//.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
