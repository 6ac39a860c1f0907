/** What this browser keeps for us, in small texts under their names. */

export type Store = Pick<Storage, "getItem" | "setItem">;

/** The browser's store, or one that forgets where the browser allows none. */
export function browserStore(): Store {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}

/** Keep one small thing under a name. */
export function writeText(key: string, text: string, store: Store = browserStore()): void {
  try {
    store.setItem(key, text);
  } catch {
    // A full or forbidden store must not stop a game; the link itself still holds the seat.
  }
}

export const readText = (key: string, store: Store = browserStore()): string =>
  store.getItem(key) ?? "";
