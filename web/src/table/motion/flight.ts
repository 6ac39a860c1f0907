/**
 * Cards in the air. A flight is a copy of the card that goes from where it was to where it will
 * be, above everything else, while the card itself waits unseen in its new place.
 *
 * Only transforms are animated, so that the compositor can do it alone; and all is measured before
 * anything is drawn, so that the page is laid out once and not for every card. Opacity is left
 * alone: an element whose opacity is animated, or only might be, is flattened, and a flat card
 * shows the side that was drawn last, whichever way it lies.
 */
import { backs } from "../../cards/backs.svelte";
import { faceOf } from "../../cards/faces";
import { settings } from "../../settings/settings.svelte";
import type { Shift, StoryLine, Zone } from "../../wire/whole";

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

interface Leaving {
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
  const all = zone.querySelectorAll<HTMLElement>("[data-back]");
  const last = all[all.length - 1];
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

/**
 * Note where the cards of a line lie before they go. `picked` is the back that was pointed at
 * among many: the card leaves from there.
 */
export function noteLeaving(
  line: StoryLine,
  zones: readonly Zone[],
  picked: DOMRect | null = null,
): Leaving[] {
  return line.shifts.map((shift) => {
    const zone = inZone(shift.source);
    const known = zones.find((z) => z.key === shift.source);
    const back = picked ?? backPlace(zone);
    const place = (id: string | null): Place | null => {
      const card = id === null || picked ? null : findCard(zone, id);
      if (card) {
        const box = card.getBoundingClientRect();
        if (seen(box)) return { box, open: card.dataset.turned !== "true" };
      }
      // A card not seen one by one (in a pile, say) is still known to lie open there.
      return back && { box: back, open: id !== null && (known?.cards.includes(id) ?? false) };
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

export interface Air {
  layer: HTMLElement;
  sheet: string;
  pace: Pace;
  running: Set<Animation>;
  /** Called when a card has come down: the first of a zone is number 0. */
  landed?: (zone: string, number: number) => void;
  /** Where the copies of cards that have come down are left lying, for whoever clears them away. */
  left?: HTMLElement[];
}

/** So long, in milliseconds, the first card of a deal waits for the faces of them all. */
const PATIENCE = 700;

/** Have every card of these lines ready to be drawn, so that none is fetched while others fly. */
export async function prepare(sheet: string, lines: readonly StoryLine[]): Promise<void> {
  const cards = lines.flatMap((line) => line.shifts.flatMap((shift) => shift.cards));
  // As a card looks on its way, and as it looks in the hand.
  const looks = cards.flatMap((id) => [faceOf(sheet, id), faceOf(sheet, id, settings.on.left)]);
  const faces = [...new Set(looks)].map(async (look) => {
    const image = new Image();
    image.src = look;
    // One that cannot be fetched is shown by its name, and nothing waits for it.
    await image.decode().catch(() => {});
  });
  await Promise.race([Promise.all([backs.draw(sheet), ...faces]), sleep(PATIENCE)]);
}

interface Flight {
  id: string | null;
  from: Place;
  to: Place;
  card: HTMLElement | null;
  by: DOMRect | null;
  delay: number;
  zone: string;
  number: number;
}

/** Let the cards fly to where they are now; done when the last has landed. */
export async function fly(
  leaving: readonly Leaving[],
  zones: readonly Zone[],
  air: Air,
): Promise<void> {
  const flights = leaving.flatMap((each) => plan(each, zones));
  flights.forEach((flight, i) => {
    flight.delay = i * air.pace.stagger;
  });
  await launch(flights, air);
}

/** As `fly`, but round the table, singly or in packets, as cards are dealt. */
export async function deal(
  leaving: readonly Leaving[],
  zones: readonly Zone[],
  air: Air,
): Promise<void> {
  const packet = packetOf(leaving);
  const hands = leaving.map((each) => plan(each, zones));
  const most = Math.max(0, ...hands.map((hand) => hand.length));
  const inTurn: Flight[] = [];
  for (let done = 0; done < most; done += packet) {
    for (const hand of hands) inTurn.push(...hand.slice(done, done + packet));
  }
  // A large pack is dealt faster, so that nobody waits long for the last card.
  const stagger = Math.min(air.pace.stagger, (air.pace.flight * 7) / Math.max(1, inTurn.length));
  inTurn.forEach((flight, i) => {
    flight.delay = i * stagger;
  });
  await launch(inTurn, air);
}

/** How many cards a player is given at a time in a deal. */
export const packetOf = (leaving: readonly Leaving[]): number => leaving[0]?.shift.packet ?? 1;

/** Where each card of a shift goes; nothing is drawn yet. */
function plan({ shift, sourceRole, cards }: Leaving, zones: readonly Zone[]): Flight[] {
  const target = inZone(shift.target);
  const known = zones.find((z) => z.key === shift.target);
  const back = backPlace(target);
  const gathered = gatherPoints(
    cards.map((c) => c.from?.box ?? null),
    sourceRole,
  );
  const handed = sourceRole === "hand" && known?.role === "hand" && shift.cards.length > 0;
  return cards.flatMap(({ id, from }, number) => {
    const card = id === null ? null : findCard(target, id);
    const box = card?.getBoundingClientRect() ?? back;
    if (from === null || box === null || !seen(box)) return [];
    const open = card !== null || (id !== null && (known?.cards.includes(id) ?? false));
    const by = gathered[number] ?? (handed ? overTheTable(box) : null);
    return [{ id, from, to: { box, open }, card, by, delay: 0, zone: shift.target, number }];
  });
}

/**
 * A couplet or trick is drawn together before it leaves the middle, loosely, so that each card of
 * it can be seen: where each of them goes for that.
 */
function gatherPoints(
  boxes: readonly (DOMRect | null)[],
  role: Zone["role"] | undefined,
): (DOMRect | null)[] {
  const there = boxes.filter((b) => b !== null);
  const [first] = there;
  if (role !== "middle" || first === undefined || there.length < 2) return boxes.map(() => null);
  const middle = (of: (b: DOMRect) => number) =>
    there.reduce((sum, b) => sum + of(b), 0) / there.length;
  const [x, y] = [middle((b) => b.x), middle((b) => b.y)];
  const apart = first.width * Math.min(0.3, 1.2 / there.length);
  const left = [...there].sort((a, b) => a.x - b.x);
  return boxes.map((b) => {
    if (b === null) return null;
    const place = left.indexOf(b) - (there.length - 1) / 2;
    return new DOMRect(x + place * apart, y, first.width, first.height);
  });
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

async function launch(flights: readonly Flight[], air: Air): Promise<void> {
  const ghosts = flights.map((it) => ({ it, ...ghostOf(it, air.sheet) }));
  for (const { it } of ghosts) if (it.card) it.card.style.visibility = "hidden";
  air.layer.append(...ghosts.map(({ ghost }) => ghost));
  await Promise.all(ghosts.map((each) => travel(each, air)));
}

interface Ghost {
  ghost: HTMLElement;
  width: number;
  height: number;
}

function ghostOf(it: Flight, sheet: string): Ghost {
  const ghost = document.createElement("div");
  const side = (name: string, source: string) => {
    const image = document.createElement("img");
    image.className = name;
    image.src = source;
    image.alt = "";
    return image;
  };
  const [first, ...then] = sidesOf(it);
  // A card that never turns needs no second side, and no depth.
  const turns = then.some((open) => open !== first);
  ghost.className = turns ? "flying turning" : "flying";
  if (turns || !first) ghost.append(side("flying-back", backs.of(sheet)));
  if (it.id !== null && (turns || first)) ghost.append(side("flying-face", faceOf(sheet, it.id)));
  // Drawn as large as it ever is: made smaller on the way it stays sharp, made larger it would not.
  const height = Math.max(highOf(it.from.box), highOf(it.to.box), it.by ? highOf(it.by) : 0);
  const width = (height * 5) / 7;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  return { ghost, width, height };
}

/** Whether a card lies open where it leaves, where it stops, and where it comes to. */
function sidesOf({ id, from, to, by }: Flight): [boolean, boolean, boolean] {
  if (id === null) return [false, false, false];
  return [from.open, by === null ? from.open : true, to.open];
}

/** A fanned card is turned, and its box is larger than the card: the ratio sets that right. */
const highOf = (box: DOMRect): number => Math.min(box.height, (box.width * 7) / 5);
const centre = (b: DOMRect): [number, number] => [b.x + b.width / 2, b.y + b.height / 2];

/** So many straight pieces a part of the way is drawn in. */
const STEPS = 8;
/** How far a card has come on one part of its way, which it begins and ends slowly. */
const eased = (t: number): number => t * t * (3 - 2 * t);

/** The way of a card: a slight arc, by way of another place where there is one. */
function pathOf({ it, width, height, ghost }: Ghost & { it: Flight }): Keyframe[] {
  const turns = ghost.classList.contains("turning");
  const put = ([x, y]: [number, number], size: number, flip: number): string =>
    `translate(${x - width / 2}px, ${y - height / 2}px) scale(${size / height})` +
    (turns ? ` rotateY(${flip}deg)` : "");
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
    const [bx, by] = centre(b);
    const rise = Math.min(70, Math.hypot(bx - ax, by - ay) * 0.14);
    for (let step = 0; step <= STEPS; step += 1) {
      const time = step / STEPS;
      const t = eased(time);
      const arc = 4 * t * (1 - t) * rise;
      path.push({
        offset: start + (end - start) * time,
        transform: put(
          [ax + (bx - ax) * t, ay + (by - ay) * t - arc],
          highOf(a) + (highOf(b) - highOf(a)) * t,
          flipA + (flipB - flipA) * t,
        ),
      });
    }
  };
  const [flipFrom, flipBy, flipTo] = sidesOf(it).map((open) => (open ? 180 : 0)) as [
    number,
    number,
    number,
  ];
  if (it.by === null) {
    leg(it.from.box, it.to.box, 0, 1, flipFrom, flipTo);
  } else {
    leg(it.from.box, it.by, 0, 0.36, flipFrom, flipBy);
    leg(it.by, it.to.box, 0.62, 1, flipBy, flipTo);
  }
  return path;
}

async function travel(each: Ghost & { it: Flight }, air: Air): Promise<void> {
  const { it, ghost } = each;
  const duration = air.pace.flight * (it.by === null ? 1 : 2.2);
  const animation = ghost.animate(pathOf(each), {
    duration,
    delay: it.delay,
    // Not before its time: until then the card is one of the many in the pack.
    fill: "forwards",
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
    if (air.left) air.left.push(ghost);
    else ghost.remove();
    air.landed?.(it.zone, it.number);
  }
}

/** With reduced motion nothing travels: what is new in its place fades in. */
export async function fadeIn(leaving: readonly Leaving[], running: Set<Animation>): Promise<void> {
  const fades = leaving.flatMap(({ shift, cards }) => {
    const target = inZone(shift.target);
    const fade = (it: Element) =>
      it.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: "ease-out" });
    const known = cards.flatMap(({ id }) => (id === null ? [] : (findCard(target, id) ?? [])));
    // Where nobody may see which card came, the place that it came to is shown anew.
    return known.length > 0
      ? known.map(fade)
      : target?.closest("[data-seat]")
        ? [fade(target)]
        : [];
  });
  for (const fade of fades) running.add(fade);
  await Promise.race([Promise.allSettled(fades.map((f) => f.finished)), sleep(500)]);
  for (const fade of fades) running.delete(fade);
}

export const sleep = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
