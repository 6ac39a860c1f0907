/** Where the cards of a hand lie. */
export interface Spot {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}

export interface Fan {
  spots: Spot[];
  height: number;
}

/**
 * Overlapping, in one row or two, slightly bent where there is room. `most` is how many cards go
 * into one row before a second is begun.
 */
export function fan(
  count: number,
  room: number,
  card: { width: number; height: number },
  most: number,
  bend: boolean,
): Fan {
  const rows = count > most ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const loose = card.width * (count <= 4 ? 0.9 : count <= 8 ? 0.74 : 0.6);
  const tight = perRow > 1 ? (room - card.width) / (perRow - 1) : 0;
  const step = Math.max(6, Math.min(loose, tight));
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const row = Math.floor(i / perRow);
    const inRow = row < rows - 1 ? perRow : count - perRow * (rows - 1);
    const place = i - row * perRow;
    const from = (room - (step * (inRow - 1) + card.width)) / 2;
    const off = place - (inRow - 1) / 2;
    // Cards on a circle: the turn grows evenly, the drop with the square.
    const degrees = bend ? Math.min(2.4, 22 / inRow) : 0;
    const drop = (off * off * step * degrees * Math.PI) / 360;
    return { x: from + place * step, y: row * card.height * 0.5 + drop, turn: off * degrees };
  });
  return { spots, height: card.height + Math.max(0, ...spots.map((s) => s.y)) };
}
