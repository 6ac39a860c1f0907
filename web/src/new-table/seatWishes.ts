/** What a seat of a new table is wished to be, as the server reads it. */
/** Somebody else at this device: this word, and then the name. */
export const HERE = "here:";

export const kindOf = (wish: string): string => (wish.startsWith(HERE) ? HERE : wish);

export const nameOf = (wish: string): string =>
  wish.startsWith(HERE) ? wish.slice(HERE.length) : "";

/** Whether all the others are bots: then a hint takes nothing from anybody. */
export const amongBots = (wishes: string[]): boolean =>
  wishes.every((wish) => wish === "me" || (wish !== "open" && kindOf(wish) !== HERE));
