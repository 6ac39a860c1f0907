/**
 * The backs of the sheets as bitmaps. A table may show a hundred backs and send fifty through the
 * air; drawn once, they are copied by the graphics card and not drawn anew from their curves.
 */
import { backOf } from "./faces";

/** As high as a back is ever shown, in pixels of the page. */
const HIGH = 240;

class Backs {
  #drawn = $state<Record<string, string>>({});
  #asked = new Map<string, Promise<void>>();

  /** Where to find the back of this sheet: the bitmap, once there is one. */
  of(sheet: string): string {
    return this.#drawn[sheet] ?? backOf(sheet);
  }

  /** Have the bitmap of this sheet drawn, once; done when it is there. */
  draw(sheet: string): Promise<void> {
    const asked = this.#asked.get(sheet) ?? this.#draw(sheet);
    this.#asked.set(sheet, asked);
    return asked;
  }

  async #draw(sheet: string): Promise<void> {
    try {
      const image = new Image();
      image.src = backOf(sheet);
      await image.decode();
      const canvas = document.createElement("canvas");
      const dots = Math.min(2, window.devicePixelRatio || 1);
      canvas.height = Math.round(HIGH * dots);
      canvas.width = Math.round((canvas.height * 5) / 7);
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      const bitmap = canvas.toDataURL("image/png");
      if (bitmap.length > 100) this.#drawn[sheet] = bitmap;
    } catch {
      // Then the drawing itself is shown, as before, until the next who asks has more luck.
      this.#asked.delete(sheet);
    }
  }
}

export const backs = new Backs();
