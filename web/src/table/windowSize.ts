/** How much of a table this window has room for, at the same bounds as in style/table.css. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

const isAtLeast = (width: number): boolean =>
  (innerWidth.current ?? 0) >= width && (innerHeight.current ?? 0) >= 560;

export const windowSize = {
  /** Whether some of the others may sit at the sides. */
  get isWide(): boolean {
    return isAtLeast(900);
  },
  /** Whether the side panel stands beside the table; where it does not, it is a drawer. */
  get hasSidePanel(): boolean {
    return isAtLeast(1180);
  },
};
