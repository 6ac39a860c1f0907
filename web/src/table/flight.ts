/**
 * Cards in the air. A flight is a copy of the card that goes from where it was to where it will
 * be, above everything else, while the card itself waits unseen in its new place.
 */
import { backOf, faceOf } from "../api";
import type { Line, Shift, Zone } from "../wire";

export interface Pace {
  /** How long one card is in the air, in milliseconds. */
  flight: number;
  /** How long after a card the next one of the same line sets out. */
  stagger: number;
  /** How long a line without cards stands before the next. */
  pause: number;
}

interface Place {
  box: DOMRect;
  open: boolean;
}

export interface Leaving {
  shift: Shift;
  sourceRole: Zone["role"] | undefined;
  cards: { id: string | null; from: Place | null }[];
}

/** The place of a zone; for one that is no longer laid out, the middle of the table. */
const inZone = (key: string): Element | null =>
  document.querySelector(`[data-zone="${CSS.escape(key)}"]`) ??
  document.querySelector('[data-place="middle"]');

function findCard(zone: Element | null, card: string): HTMLElement | null {
  return zone?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`) ?? null;
}

const seen = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** Where a face-down card of this zone lies: its last back, or the middle of the zone. */
function backPlace(zone: Element | null): DOMRect | null {
  if (zone === null) return null;
  const backs = zone.querySelectorAll<HTMLElement>("[data-back]");
  const last = backs[backs.length - 1];
  if (last) {
    const box = last.getBoundingClientRect();
    if (seen(box)) return box;
  }
  const box = zone.getBoundingClientRect();
  if (!seen(box)) return null;
  const height = Math.min(box.height, 84);
  const width = (height * 5) / 7;
  return new DOMRect(
    box.x + (box.width - width) / 2,
    box.y + (box.height - height) / 2,
    width,
    height,
  );
}

/** Note where the cards of a line lie before they go. */
export function noteLeaving(line: Line, zones: readonly Zone[]): Leaving[] {
  return line.shifts.map((shift) => {
    const zone = inZone(shift.source);
    const known = zones.find((z) => z.key === shift.source);
    const place = (id: string | null): Place | null => {
      const card = id === null ? null : findCard(zone, id);
      if (card) {
        const box = card.getBoundingClientRect();
        if (seen(box)) return { box, open: true };
      }
      const box = backPlace(zone);
      // A card not seen one by one (in a pile, say) is still known to lie open there.
      return box && { box, open: id !== null && (known?.cards.includes(id) ?? false) };
    };
    return {
      shift,
      sourceRole: known?.role,
      cards: [
        ...shift.cards.map((id) => ({ id, from: place(id) })),
        ...Array.from({ length: shift.backs }, () => ({ id: null, from: place(null) })),
      ],
    };
  });
}

interface Air {
  layer: HTMLElement;
  sheet: string;
  pace: Pace;
  running: Set<Animation>;
}

/** Let the cards fly to where they are now; done when the last has landed. */
export async function fly(
  leaving: readonly Leaving[],
  zones: readonly Zone[],
  air: Air,
): Promise<void> {
  const landings: Promise<void>[] = [];
  let order = 0;
  for (const { shift, sourceRole, cards } of leaving) {
    const target = inZone(shift.target);
    const known = zones.find((z) => z.key === shift.target);
    const gathered = gatherPoint(
      cards.map((c) => c.from?.box ?? null),
      sourceRole,
    );
    const handed = sourceRole === "hand" && known?.role === "hand" && shift.cards.length > 0;
    for (const { id, from } of cards) {
      if (from === null) continue;
      const card = id === null ? null : findCard(target, id);
      const box = card?.getBoundingClientRect() ?? backPlace(target);
      if (box === null || !seen(box)) continue;
      const open = card !== null || (id !== null && (known?.cards.includes(id) ?? false));
      const by = gathered ?? (handed ? overTheTable(box) : null);
      landings.push(
        flight(air, { id, from, to: { box, open }, card, by, delay: order * air.pace.stagger }),
      );
      order += 1;
    }
  }
  await Promise.all(landings);
}

/** A couplet or trick is drawn together before it leaves the middle. */
function gatherPoint(
  boxes: readonly (DOMRect | null)[],
  role: Zone["role"] | undefined,
): DOMRect | null {
  const there = boxes.filter((b) => b !== null);
  const [first] = there;
  if (role !== "middle" || first === undefined || there.length < 2) return null;
  const middle = (of: (b: DOMRect) => number) =>
    there.reduce((sum, b) => sum + of(b), 0) / there.length;
  return new DOMRect(
    middle((b) => b.x),
    middle((b) => b.y),
    first.width,
    first.height,
  );
}

/** A card handed from one player to another stops over the table, so that all see it. */
function overTheTable(size: DOMRect): DOMRect | null {
  const box = document.querySelector('[data-place="middle"]')?.getBoundingClientRect();
  if (box === undefined || !seen(box)) return null;
  const height = Math.max(size.height, Math.min(150, box.height * 0.8));
  const width = (height * 5) / 7;
  return new DOMRect(
    box.x + (box.width - width) / 2,
    box.y + (box.height - height) / 2,
    width,
    height,
  );
}

interface Flight {
  id: string | null;
  from: Place;
  to: Place;
  card: HTMLElement | null;
  by: DOMRect | null;
  delay: number;
}

async function flight(air: Air, it: Flight): Promise<void> {
  const { from, to, by } = it;
  const ghost = document.createElement("div");
  ghost.className = "flying";
  const sheet = air.sheet;
  const side = (name: string, source: string) => {
    const image = document.createElement("img");
    image.className = name;
    image.src = source;
    image.alt = "";
    return image;
  };
  ghost.append(side("flying-back", backOf(sheet)));
  if (it.id !== null && (from.open || to.open)) {
    ghost.append(side("flying-face", faceOf(sheet, it.id)));
  }
  // A fanned card is turned, and its box is then larger than the card: the ratio sets that right.
  const height = Math.min(to.box.height, (to.box.width * 7) / 5);
  const width = (height * 5) / 7;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  air.layer.append(ghost);
  if (it.card) it.card.style.visibility = "hidden";

  const centre = (b: DOMRect): [number, number] => [b.x + b.width / 2, b.y + b.height / 2];
  const put = ([x, y]: [number, number], size: number, flip: number): string =>
    `translate(${x - width / 2}px, ${y - height / 2}px) scale(${size / height}) rotateY(${flip}deg)`;
  const flipFrom = from.open ? 180 : 0;
  const flipTo = to.open ? 180 : 0;
  const path: Keyframe[] = [];
  const leg = (
    a: DOMRect,
    b: DOMRect,
    start: number,
    end: number,
    flipA: number,
    flipB: number,
  ) => {
    const [ax, ay] = centre(a);
    const [bx, by_] = centre(b);
    const rise = Math.min(70, Math.hypot(bx - ax, by_ - ay) * 0.14);
    for (const t of [0, 0.25, 0.5, 0.75, 1]) {
      const arc = 4 * t * (1 - t) * rise;
      path.push({
        offset: start + (end - start) * t,
        transform: put(
          [ax + (bx - ax) * t, ay + (by_ - ay) * t - arc],
          a.height + (b.height - a.height) * t,
          flipA + (flipB - flipA) * t,
        ),
      });
    }
  };
  let duration = air.pace.flight;
  if (by === null) {
    leg(from.box, to.box, 0, 1, flipFrom, flipTo);
  } else {
    const faceUp = it.id !== null ? 180 : flipFrom;
    leg(from.box, by, 0, 0.36, flipFrom, faceUp);
    leg(by, to.box, 0.62, 1, faceUp, flipTo);
    duration *= 2.2;
  }
  const animation = ghost.animate(path, {
    duration,
    delay: it.delay,
    easing: "cubic-bezier(.35,.05,.25,1)",
    fill: "both",
  });
  air.running.add(animation);
  try {
    // The clock is a second way out: a page in the background may never finish an animation.
    await Promise.race([animation.finished, sleep(duration + it.delay + 400)]);
  } catch {
    // Cancelled: the card simply is where it is.
  } finally {
    air.running.delete(animation);
    if (it.card) it.card.style.visibility = "";
    ghost.remove();
  }
}

/** With reduced motion nothing travels: what is new in its place fades in. */
export async function fadeIn(leaving: readonly Leaving[], running: Set<Animation>): Promise<void> {
  const fades = leaving.flatMap(({ shift, cards }) => {
    const target = inZone(shift.target);
    return cards.flatMap(({ id }) => {
      const card = id === null ? null : findCard(target, id);
      return card ? [card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })] : [];
    });
  });
  for (const fade of fades) running.add(fade);
  await Promise.race([Promise.allSettled(fades.map((f) => f.finished)), sleep(500)]);
  for (const fade of fades) running.delete(fade);
}

export const sleep = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
