/** Where the cards of a hand lie. */
export interface Spot {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  /** How far up it lies in a fan for the left hand: each card over its right neighbour. */
  over: number;
}

export interface Fan {
  spots: Spot[];
  height: number;
}

/** What is to be seen of a card under its neighbour is at least so wide, where rows allow it. */
const STRIP = 32;

/** In how many rows a hand is laid: as few as leave every card a strip to be touched at. */
function rowsFor(count: number, space: number, width: number, most: number): number {
  for (let rows = 1; rows < most; rows += 1) {
    const perRow = Math.ceil(count / rows);
    if (perRow < 2 || (space - width) / (perRow - 1) >= STRIP) return rows;
  }
  return most;
}

/** Overlapping, in one row or more, slightly bent where there is room. */
export function fan(
  count: number,
  space: number,
  card: { width: number; height: number },
  mostRows: number,
  bend: boolean,
): Fan {
  const rows = rowsFor(count, space, card.width, mostRows);
  const perRow = Math.ceil(count / rows);
  const loose = card.width * (count <= 4 ? 0.9 : count <= 8 ? 0.74 : 0.6);
  const tight = perRow > 1 ? (space - card.width) / (perRow - 1) : 0;
  const step = Math.max(6, Math.min(rows > 1 ? card.width * 0.9 : loose, tight));
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const row = Math.floor(i / perRow);
    const inRow = row < rows - 1 ? perRow : count - perRow * (rows - 1);
    const place = i - row * perRow;
    const from = (space - (step * (inRow - 1) + card.width)) / 2;
    const off = place - (inRow - 1) / 2;
    // Cards on a circle: the turn grows evenly, the drop with the square.
    const degrees = bend && rows === 1 ? Math.min(2.4, 22 / inRow) : 0;
    const drop = (off * off * step * degrees * Math.PI) / 360;
    return {
      x: from + place * step,
      y: row * card.height * 0.46 + drop,
      turn: off * degrees,
      over: row * perRow + inRow - place,
    };
  });
  return { spots, height: card.height + Math.max(0, ...spots.map((s) => s.y)) };
}

/** The place in a fan that is nearest to a point: where a card that is let go there belongs. */
export function placeAt(spots: readonly Spot[], x: number, y: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    // Rows lie closer than their cards are high: a step to another row counts for more.
    const far = Math.hypot(spot.x - x, (spot.y - y) * 1.6);
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

/** The cards of a block: how high each may be, and how many stand side by side. */
interface Block {
  height: number;
  across: number;
}

/** The largest cards, `most` high at the most, of which so many fit into this room in rows. */
export function largest(
  count: number,
  space: { width: number; height: number },
  gap: number,
  most: number,
): Block {
  let best: Block = { height: 0, across: Math.max(1, Math.ceil(count)) };
  for (let rows = 1; rows <= Math.max(1, count); rows += 1) {
    const across = Math.ceil(count / rows);
    const high = (space.height - gap * (rows - 1)) / rows;
    const wide = ((space.width - gap * (across - 1)) / Math.max(1, across)) * 1.4;
    const height = Math.min(most, high, wide);
    if (height > best.height + 0.5) best = { height, across };
  }
  return best;
}
