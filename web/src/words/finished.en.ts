/** The words about games that are over: their end, their replay, their deal and others of it. */
export const finishedEn = {
  result: {
    heading: "The game is over",
    again: "Play again",
    same: "Same deal again",
    record: "Download the record",
    replay: "Look at the game again",
    sheet: "The score sheet",
    next: "A new game has been laid",
    join: "Join it",
    hide: "Look at the table",
    show: "The result",
  },

  replay: {
    title: (game: string) => `${game}, looked at again`,
    controls: "From step to step",
    slider: "Step of the game",
    of: (step: number, last: number) => `${step} of ${last}`,
    told: (step: number, says: string) => `Step ${step}. ${says}`,
    first: "To the beginning",
    back: "One step back",
    play: "Let the game go on by itself",
    pause: "Stop here",
    forward: "One step on",
    end: "To the end",
    eyes: "Seen by",
    asSeat: (name: string) => `as ${name} saw it`,
    asWatcher: "as a watcher saw it",
    openly: "all hands up",
    copy: "Copy the link to this step",
    copied: "Copied",
    moves: "The game step by step",
    unseen: (name: string) => `${name} decides something that nobody else can notice.`,
    after: "Afterwards",
    unfinished: "The record ends before the game does.",
    kept: (days: number) =>
      `This replay is kept for ${days} days after it was last looked at. Whoever has its link can look at it.`,
    keys: [
      ["← →", "one step back, one step on"],
      ["Home End", "to the beginning, to the end"],
      ["Space", "go on by itself, or stop"],
      ["1 … 9", "through the eyes of this seat"],
      ["w", "as a watcher"],
      ["o", "all hands up"],
      ["m", "the list of steps"],
      ["s", "the story"],
      ["p", "the score"],
      ["r", "the rules"],
      ["?", "this list"],
      ["Esc", "close"],
    ] as [key: string, does: string][],
  },

  fork: {
    open: "Play on from here",
    heading: (step: number) => `Play on from step ${step}`,
    text: "A new table is laid as this one lies now, and bots take the other seats. What is drawn or dealt from here on is drawn anew.",
    seat: "My seat",
    inSeat: (seat: number, name: string) => `Seat ${seat}, where ${name} sat`,
    level: "The others are bots of this kind",
    no: "Not now",
    sit: "Sit down",
  },

  fairness: {
    heading: "Was the deal fair?",
    checking: "Doing the sums of the deal…",
    fair: (packs: number, draws: number) =>
      `The deal was fair: this page did the sums for ${sums(packs, draws)}, and they agree with the seals.`,
    known: (packs: number, draws: number) =>
      `A known deal: this page did the sums for ${sums(packs, draws)}, and they agree with its number.`,
    "by-hand": (_packs: number, _draws: number) =>
      "The cards were laid by hand: there is nothing to prove.",
    untold: (packs: number, draws: number) =>
      `This page did the sums for ${sums(packs, draws)}, and they agree; where no secret is told there is nothing to check yet.`,
    wrong: (_packs: number, _draws: number) =>
      "This deal does not follow from what was promised before it.",
    seen: (seals: number) =>
      seals === 1
        ? "One seal stood on this page before its secret was told."
        : `${seals} seals stood on this page before their secrets were told.`,
    details: "The sums, for the curious",
    how: "A seal is the SHA-256 of a secret. The secret, told after the round, keys a stream of numbers (HMAC-SHA256) that shuffles the pack and draws every blind card.",
    agrees: (packs: number, draws: number) => `${sums(packs, draws)}: all agree.`,
    faults: {
      "other-seal": "This is not the seal that stood on this page.",
      "no-seal": "Nothing was sealed before this round.",
      "wrong-secret": "The secret does not fit the seal.",
      "wrong-dealer": "The lot found another dealer.",
      "wrong-pack": "The secret gives another pack.",
      "wrong-draw": "The secret gives another card at a blind draw.",
      unreadable: "This round cannot be read.",
    },
    yourself:
      "From which cards one was drawn is a matter of the rules, and the page takes it from the server. Who trusts no page downloads the record and checks it with",
    command: "parlour verify",
  },

  compare: {
    heading: "The same deal, played by others",
    text: "Let others play the same deal: this link lays it for them, without showing a card.",
    games: (n: number) => `${n} finished games of this deal`,
    who: "Who, and with what score",
    result: "How it ended",
    look: "Look at it",
    this: "this game",
    unnamed: "Who played is told to those who have played this deal.",
    alone: "Nobody else has played this deal to the end yet.",
  },

  sameDeal: {
    title: (game: string) => `${game}: the same deal`,
    heading: (game: string) => `${game}: a deal that others have played`,
    text: "You get the very cards that they had. When the game is over you see how everybody fared.",
    played: (n: number) =>
      n === 1 ? "It has been played to the end once." : `It has been played to the end ${n} times.`,
    fromPosition: "It begins in the middle of a game.",
  },

  record: {
    heading: "Open a record",
    text: "A record is the text of a finished game, downloaded here or written by parlour play. Look at it step by step.",
    file: "A file",
    paste: "Or its text",
    open: "Look at it",
    bad: (line: number) => `The record is damaged at line ${line}.`,
  },
};

export type FinishedWords = typeof finishedEn;

/** How many packs and blind draws were done again. */
function sums(packs: number, draws: number): string {
  const packed = packs === 1 ? "one pack" : `${packs} packs`;
  const drawn = draws === 1 ? "one blind draw" : `${draws} blind draws`;
  return draws === 0 ? packed : packs === 0 ? drawn : `${packed} and ${drawn}`;
}
