import { companyEn } from "./company.en";
import { finishedEn } from "./finished.en";

/**
 * Every word of the page itself, in English. The words of a game (what is asked, what happened,
 * why not) come from the server.
 *
 * To add a word: write it here, and under the same name in every other language (`de.ts`); the
 * compiler refuses a language that lacks one. Components take their words from `words` in
 * `index.ts`, which follows the language that was chosen. A sentence is ONE word with named parts:
 * another language may want them in another order.
 */
export const en = {
  ...companyEn,
  ...finishedEn,
  parlour: "Parlour",
  motto: "Card games from the printed sheet, played as printed",
  home: "Back to the parlour",
  close: "Close",
  loading: "Laying the table…",
  and: "and",

  front: {
    sheets: "Sheets on the table",
    playAtOnce: "Play at once",
    playAtOnceFull: (title: string) => `Play at once: ${title}, against bots`,
    layTable: "Lay a table",
    layTableFull: (title: string) => `Lay a table: ${title}`,
    whichGame: "Which of the sheet's games",
    /** A sheet by the name on its box, where its first game is called otherwise. */
    sheetTitle: (sheet: string): string | undefined =>
      ({ court: "Court", portrait: "Portrait Authors" })[sheet],
    /** A game's name among the others of its sheet. */
    variant: (game: string): string | undefined =>
      ({
        "court-two": "two",
        "court-three": "three",
        "court-four": "four",
        monkey: "The Monkey",
        "authors-pairs": "with pairs",
        "authors-portraits": "portraits",
        "authors-sketches": "sketches",
        "authors-bank": "the Bank",
      })[game],
    rules: "The rules",
    rulesFull: (title: string) => `The rules: ${title}`,
    company: (counts: number[]) => {
      const least = counts[0] ?? 0;
      const most = counts.at(-1) ?? 0;
      const every = counts.length === most - least + 1;
      if (every && most > least) return `for ${number(least)} to ${number(most)}`;
      return `for ${counts.map(number).join(" or ")}`;
    },
    yourName: "Your name",
    nobody: "Guest",
    goOn: "Games you are in",
    goOnTo: (title: string) => `Go on with ${title}`,
    finished: "finished",
    forgetFull: (title: string) => `Forget this table of ${title}`,
    join: "Join a table",
    joinHint: "The link or the code you were sent",
    joinButton: "Join",
    joinBad: "That is no link and no code of a table. A code has ten letters and figures.",
    again: "Try again",
  },

  learn: {
    learn: "Learn",
    heading: (title: string) => `Learn ${title}`,
    text: "Short lessons in which you play: whatever is to be done next shines.",
    none: "Nobody has written lessons for this game yet. Its rulebook says it all.",
    steps: (n: number) => (n === 1 ? "one move" : `${n} moves`),
    done: "done",
    begin: "Begin",
    beginFull: (title: string) => `Begin the lesson: ${title}`,
    again: "Once more",
    rules: "The whole rulebook",
  },

  lesson: {
    heading: (title: string) => `Lesson: ${title}`,
    words: "What the lesson says",
    step: (step: number, of: number) => `${step} of ${of}`,
    back: "One step back",
    again: "Begin again",
    next: "Next lesson",
    play: "Play a real game",
    all: "All lessons",
  },

  newTable: {
    heading: (title: string) => `A table for ${title}`,
    seats: "Who sits where",
    howMany: "How many sit down",
    seat: (n: number) => `Seat ${n}`,
    allOthers: "All the others",
    asChosen: "each as chosen",
    me: "I",
    friend: "A friend, by link",
    bot: (name: string) => `Bot: ${name}`,
    /** How well a bot plays. */
    level: (name: string) => name,
    houseRules: "House rules",
    asPrinted: "as printed",
    allPrinted: "All as printed",
    changed: (n: number) => (n === 1 ? "One house rule changed" : `${n} house rules changed`),
    bends: "Bends",
    number: (least: number) => `A whole number from ${least}`,
    deal: "The deal",
    dealFresh: "Drawn by lot",
    dealKnown: "By number",
    dealHint: "The same number gives everyone the same cards; such a deal is marked as known.",
    dealNumber: "Number of the deal",
    dealer: "Who deals first",
    dealerLot: "By lot, or as the sheet says",
    sit: "Sit down",
    noGame: "There is no such game here.",
  },

  invitation: {
    heading: (title: string) => `You are invited to ${title}`,
    at: "At the table",
    openSeat: "an open seat",
    take: "Take a seat",
    watch: "Watch",
    resume: (name: string) => (name ? `Go on as ${name}` : "Go on in your seat"),
    full: "Every seat is taken. You may watch.",
    over: "This game is over. You may look at the table.",
  },

  table: {
    others: "The others",
    choices: "What you may do",
    told: "What was just told",
    /** A pile or a hand, and what is to be said of it. */
    pile: (label: string, parts: string[]) => [label, parts.join(", ")].filter(Boolean).join(": "),
    middle: "On the table",
    hand: "Your hand",
    handOf: (n: number) => (n === 1 ? "one card" : `${n} cards`),
    yourPlace: "Your place",
    bot: "bot",
    openSeat: "open seat",
    dealer: "Dealer",
    /** The one letter beside the dealer's name. */
    dealerMark: "D",
    onTurn: "on turn",
    yourPartner: "your partner",
    partnerOf: (name: string) => `with ${name}`,
    laidBy: (card: string, name: string) => `${card}, laid by ${name}`,
    callGroup: "Of which group?",
    lit: (card: string) => `${card}, may be played`,
    unlit: (card: string) => `${card}, may not be played now`,
    unlitIdle: (card: string) => card,
    faceDown: (n: number) => (n === 1 ? "one card face down" : `${n} cards face down`),
    empty: "empty",
    look: (label: string) => `Look at: ${label}`,
    chooseFor: (card: string) => `What to do with ${card}`,
    askCard: (card: string) => `Ask for ${card}`,
    askSeat: (name: string) => `Ask ${name}`,
    callCard: "Which card?",
    callSeat: "Of whom?",
    callBoth: "Choose a card and a player, in either order.",
    callNowSeat: (card: string) => `${card}: now choose whom to ask.`,
    callNowCard: (name: string) => `${name}: now choose what to ask for.`,
    sort: "Sort the hand",
    notThere: (card: string, name: string) => `${card} is not for ${name} now.`,
    drawFrom: (name: string) => `Draw a card from ${name}’s hand`,
    drawFromPile: (pile: string) => `Draw a card: ${pile}`,
    backOf: (place: number, count: number) => `Card ${place} of ${count}, face down`,
    /** How long somebody has been thinking: minutes and seconds, then hours, then days. */
    time: (seconds: number) => clock(seconds, "h", "d"),
    thinking: (time: string) => `on turn for ${time}`,
    lastTaken: "The last taken",
    undo: "Take back",
    hint: "Hint",
    hinted: "A sound player would do this:",
    watching: "You are watching.",
    round: (n: number) => `Round ${n}`,
    chosenDealer: (name: string) => `first dealer chosen: ${name}`,
    knownDeal: (n: string) => (/^\d{1,18}$/.test(n) ? `known deal ${n}` : "a deal played before"),
    fromPosition: "taken from a known game",
    houseRules: "House rules at this table",
  },

  bar: {
    story: "Story",
    score: "Score",
    rules: "Rules",
    deal: "Deal",
    last: "Last",
    settings: "Room",
    keys: "Keys",
    menu: "Menu",
    moves: "Moves",
    after: "After",
    panel: "Papers beside the table",
    tabs: "Which paper",
  },

  story: {
    heading: "The story so far",
    empty: "Nothing has happened yet.",
    clause: (id: string) => `The rule: ${id}`,
  },

  score: {
    heading: "The score",
    total: "Total",
    empty: "Nothing is written yet.",
    entry: "Entry",
  },

  rules: {
    heading: (title: string) => `The rules of ${title}`,
    inBrief: "In brief",
    search: "Search the rules",
    none: "No rule speaks of that.",
    found: (n: number) => (n === 1 ? "One rule" : `${n} rules`),
    options: "House rules",
    ruling: "Rulings, where the sheet is silent",
    unknown: "The rulebook cannot be fetched just now.",
    bent: "bent at this table",
    inForce: "in force now",
  },

  deal: {
    heading: "About this deal",
    promise:
      "Before the cards were dealt the table sealed its secret. This is the seal; when the round is over the secret is shown here, and anybody can check that the one fits the other.",
    commitment: "The seal",
    secret: "The secret",
    notYet: "Shown when the round is over.",
    next: "The seal of the next deal",
    none: "This deal has no seal.",
    known: (n: string) =>
      n === "again"
        ? "This deal was played before: it was chosen, not drawn by lot."
        : `This is deal number ${n}: it was chosen, not drawn by lot.`,
  },

  invite: {
    heading: "Waiting for company",
    text: "Send this link to a friend, or let a phone read the square.",
    link: "The link to this table",
    copy: "Copy the link",
    copied: "Copied",
    qr: "The link as a QR code",
    hereOnly:
      "This link works on this machine only. To let others in, start Parlour with --lan: make play ARGS=--lan, or parlour serve --lan.",
    open: (n: number) => (n === 1 ? "One seat is open." : `${n} seats are open.`),
    fill: "Fill the open seats with bots",
    level: "Kind of bot",
  },

  connection: {
    opening: "Calling the table…",
    lost: "Line lost, trying again",
    taken: "This seat is open in another window.",
    takeBack: "Take it back",
    gone: "This table cannot be reached",
  },

  reach: {
    heading: "The server does not answer",
    text: "Games are dealt and judged by the server, so nothing can be played until it answers again. You lose nothing: every move that was made is kept there.",
    rules: "The rules can be read all the same:",
    noRules: "The rules are kept here too, once this page has been opened with the server at hand.",
  },

  sure: {
    heading: "Are you sure?",
    no: "No",
  },

  settings: {
    heading: "The room",
    language: "Language",
    room: "Cloth",
    auto: "As the device says",
    evening: "Evening, green baize",
    day: "Day, linen",
    plain: "Plain",
    speed: "How fast cards move",
    slow: "slow",
    normal: "normal",
    fast: "fast",
    instant: "at once",
    computerPicks: "Let the computer pick where cards are drawn blind",
    sound: "Sounds: cards on the cloth, a bell for your turn",
    volume: "How loud",
    ease: "Easier to see and to reach",
    large: "Large cards",
    type: "Plain type in every room",
    left: "For the left hand",
    marks: "Stronger marks on the cards",
  },

  keys: {
    heading: "Keys",
    rows: [
      ["Tab", "to everything else, in order"],
      ["← →", "through the cards that may be played"],
      ["Shift ← →", "lay the card elsewhere in the hand"],
      ["Enter", "play the card, press the button"],
      ["1 … 9, 0", "the buttons, or the player to ask"],
      ["a, b, c …", "the card to ask for"],
      ["[ ]", "the group of the card to ask for"],
      ["Space", "show at once what is still moving"],
      ["h", "a hint: what a sound player would do"],
      ["u", "take back, where it is allowed"],
      ["s", "the story"],
      ["p", "the score"],
      ["r", "the rules"],
      ["l", "what was last taken"],
      ["v", "the deal and its seal"],
      ["t", "the company, and talk"],
      ["o", "the room"],
      ["?", "this list"],
      ["Esc", "close what was opened last"],
    ] as [key: string, does: string][],
  },

  trouble: {
    unreachable: "The server does not answer. It may be starting; try again in a moment.",
    strange: "The server answered in a way this page does not understand.",
  },
};

export type Words = typeof en;

function number(n: number): string {
  const small = "none one two three four five six seven eight nine ten eleven twelve".split(" ");
  return small[n] ?? String(n);
}

/** A time as a clock shows it. */
export function clock(seconds: number, hours: string, days: string): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  if (seconds < 86_400)
    return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)} ${hours}`;
  return `${Math.floor(seconds / 86_400)} ${days}`;
}
