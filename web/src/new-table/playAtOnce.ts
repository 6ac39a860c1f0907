/** A game at once, against the usual company of bots. */
import { openTable } from "../server/tables";
import { rememberSeat } from "../storage/tables";
import type { GameInfo, SeatTaken } from "../wire/whole";

export async function playAtOnce(game: GameInfo, name: string): Promise<SeatTaken> {
  const bot = game.bots.find((b) => b.name === "steady") ?? game.bots[0];
  const others = Array.from({ length: game.usual_seats - 1 }, () => bot?.name ?? "open");
  const seat = await openTable({
    game: game.name,
    name,
    seats: ["me", ...others],
    options: {},
    deal: "",
    dealer: null,
    house: null,
  });
  rememberSeat(seat, game.name, game.title);
  return seat;
}
