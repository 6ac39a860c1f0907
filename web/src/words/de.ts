/** Every word of the page itself, in German. How to add one is told in `en.ts`. */
import { companyDe, level } from "./company.de";
import { clock, type Words } from "./en";
import { finishedDe } from "./finished.de";

export const de: Words = {
  ...companyDe,
  ...finishedDe,
  parlour: "Parlour",
  motto: "Kartenspiele vom alten Spielbogen, gespielt wie gedruckt",
  home: "Zurück in die Stube",
  close: "Schließen",
  loading: "Der Tisch wird gedeckt …",
  and: "und",

  front: {
    sheets: "Bögen auf dem Tisch",
    playAtOnce: "Gleich spielen",
    playAtOnceFull: (title) => `Gleich spielen: ${title}, gegen Bots`,
    layTable: "Tisch decken",
    layTableFull: (title) => `Einen Tisch decken: ${title}`,
    whichGame: "Welches Spiel dieses Bogens",
    sheetTitle: (sheet) => ({ court: "Court", portrait: "Portrait Authors" })[sheet],
    variant: (game) =>
      ({
        "court-two": "zu zweit",
        "court-three": "zu dritt",
        "court-four": "zu viert",
        monkey: "The Monkey",
        "authors-pairs": "mit Paaren",
        "authors-portraits": "Porträts",
        "authors-sketches": "Skizzen",
        "authors-bank": "die Bank",
      })[game],
    rules: "Die Regeln",
    rulesFull: (title) => `Die Regeln: ${title}`,
    company: (counts) => {
      const least = counts[0] ?? 0;
      const most = counts.at(-1) ?? 0;
      const every = counts.length === most - least + 1;
      if (every && most > least) return `für ${number(least)} bis ${number(most)}`;
      return `für ${counts.map(number).join(" oder ")}`;
    },
    yourName: "Dein Name",
    nobody: "Gast",
    goOn: "Deine Spiele",
    goOnTo: (title) => `Weiterspielen: ${title}`,
    finished: "zu Ende",
    forgetFull: (title) => `Diesen Tisch mit ${title} vergessen`,
    join: "An einen Tisch setzen",
    joinHint: "Link oder Code",
    joinButton: "Dazusetzen",
    joinBad: "Das ist weder Link noch Code eines Tisches. Ein Code hat zehn Zeichen.",
    again: "Noch einmal versuchen",
  },

  learn: {
    learn: "Lernen",
    heading: (title) => `${title} lernen`,
    text: "Kurze Lektionen, in denen du selbst spielst: Was als Nächstes zu tun ist, leuchtet.",
    none: "Für dieses Spiel hat noch niemand Lektionen geschrieben. Im Regelheft steht alles.",
    steps: (n) => (n === 1 ? "ein Zug" : `${n} Züge`),
    done: "geschafft",
    begin: "Anfangen",
    beginFull: (title) => `Die Lektion anfangen: ${title}`,
    again: "Noch einmal",
    rules: "Das ganze Regelheft",
  },

  lesson: {
    heading: (title) => `Lektion: ${title}`,
    words: "Was die Lektion sagt",
    step: (step, of) => `${step} von ${of}`,
    back: "Einen Schritt zurück",
    again: "Von vorn",
    next: "Nächste Lektion",
    play: "Ein richtiges Spiel spielen",
    all: "Alle Lektionen",
  },

  newTable: {
    heading: (title) => `Ein Tisch für ${title}`,
    seats: "Wer sitzt wo",
    howMany: "Wie viele setzen sich",
    seat: (n) => `Platz ${n}`,
    allOthers: "Alle anderen",
    asChosen: "jeder wie gewählt",
    me: "Ich",
    friend: "Jemand mit dem Link",
    bot: (name) => `Bot: ${level(name)}`,
    level: (name) => level(name),
    houseRules: "Hausregeln",
    asPrinted: "wie gedruckt",
    allPrinted: "Alles wie gedruckt",
    changed: (n) => (n === 1 ? "Eine Hausregel geändert" : `${n} Hausregeln geändert`),
    bends: "Weicht ab von",
    number: (least) => `Eine ganze Zahl ab ${least}`,
    deal: "Wie gegeben wird",
    dealFresh: "Ausgelost",
    dealKnown: "Nach Nummer",
    dealHint:
      "Dieselbe Nummer gibt allen dieselben Karten; so ein Spiel wird als bekannt bezeichnet.",
    dealNumber: "Nummer des Gebens",
    dealer: "Wer gibt zuerst",
    dealerLot: "Nach Los oder wie der Bogen sagt",
    sit: "Hinsetzen",
    noGame: "Dieses Spiel gibt es hier nicht.",
  },

  invitation: {
    heading: (title) => `Du bist eingeladen: ${title}`,
    at: "Am Tisch",
    openSeat: "ein freier Platz",
    take: "Platz nehmen",
    watch: "Zuschauen",
    resume: (name) => (name ? `Weiter als ${name}` : "Weiter auf deinem Platz"),
    full: "Alle Plätze sind besetzt. Du kannst zuschauen.",
    over: "Dieses Spiel ist zu Ende. Du kannst dir den Tisch ansehen.",
  },

  table: {
    others: "Die anderen",
    choices: "Was du tun kannst",
    told: "Was eben erzählt wurde",
    pile: (label, parts) => [label, parts.join(", ")].filter(Boolean).join(": "),
    middle: "Auf dem Tisch",
    hand: "Deine Hand",
    handOf: (n) => (n === 1 ? "eine Karte" : `${n} Karten`),
    yourPlace: "Dein Platz",
    bot: "Bot",
    openSeat: "freier Platz",
    dealer: "Geber",
    dealerMark: "G",
    onTurn: "am Zug",
    yourPartner: "spielt mit dir",
    partnerOf: (name) => `mit ${name}`,
    laidBy: (card, name) => `${card}, gelegt von ${name}`,
    callGroup: "Aus welcher Gruppe?",
    lit: (card) => `${card}, spielbar`,
    unlit: (card) => `${card}, jetzt nicht spielbar`,
    unlitIdle: (card) => card,
    faceDown: (n) => (n === 1 ? "eine verdeckte Karte" : `${n} verdeckte Karten`),
    empty: "leer",
    look: (label) => `Ansehen: ${label}`,
    chooseFor: (card) => `Was tun mit ${card}`,
    askCard: (card) => `Nach ${card} fragen`,
    askSeat: (name) => `${name} fragen`,
    callCard: "Welche Karte?",
    callSeat: "Von wem?",
    callBoth: "Wähle eine Karte und wen du fragst, in beliebiger Reihenfolge.",
    callNowSeat: (card) => `${card}: Wähle jetzt, wen du fragst.`,
    callNowCard: (name) => `${name}: Wähle jetzt, wonach du fragst.`,
    sort: "Hand sortieren",
    notThere: (card, name) => `${card} geht jetzt nicht an ${name}.`,
    drawFrom: (name) => `Ziehe eine Karte aus der Hand von ${name}`,
    drawFromPile: (pile) => `Ziehe eine Karte: ${pile}`,
    backOf: (place, count) => `Karte ${place} von ${count}, verdeckt`,
    time: (seconds) => clock(seconds, "Std.", "T."),
    thinking: (time) => `am Zug seit ${time}`,
    lastTaken: "Zuletzt genommen",
    undo: "Zurücknehmen",
    hint: "Tipp",
    hinted: "Das täte ein guter Spieler:",
    watching: "Du schaust zu.",
    round: (n) => `Runde ${n}`,
    chosenDealer: (name) => `erster Geber gewählt: ${name}`,
    knownDeal: (n) =>
      /^\d{1,18}$/.test(n) ? `bekanntes Blatt ${n}` : "ein Blatt, das schon gespielt wurde",
    fromPosition: "aus einem bekannten Spiel",
    houseRules: "Hausregeln an diesem Tisch",
  },

  bar: {
    story: "Verlauf",
    score: "Punkte",
    rules: "Regeln",
    deal: "Blatt",
    last: "Zuletzt",
    settings: "Stube",
    keys: "Tasten",
    menu: "Menü",
    moves: "Schritte",
    after: "Danach",
    panel: "Papiere neben dem Tisch",
    tabs: "Welches Blatt Papier",
  },

  story: {
    heading: "Was bisher geschah",
    empty: "Noch ist nichts geschehen.",
    clause: (id) => `Die Regel: ${id}`,
  },

  score: {
    heading: "Die Punkte",
    total: "Summe",
    empty: "Noch ist nichts aufgeschrieben.",
    entry: "Eintrag",
  },

  rules: {
    heading: (title) => `Die Regeln von ${title}`,
    inBrief: "In Kürze",
    search: "In den Regeln suchen",
    none: "Davon spricht keine Regel.",
    found: (n) => (n === 1 ? "Eine Regel" : `${n} Regeln`),
    options: "Hausregeln",
    ruling: "Auslegungen, wo der Bogen schweigt",
    unknown: "Das Regelheft lässt sich gerade nicht holen.",
    bent: "an diesem Tisch anders",
    inForce: "gilt gerade",
  },

  deal: {
    heading: "Über dieses Blatt",
    promise:
      "Bevor die Karten gegeben wurden, hat der Tisch sein Geheimnis versiegelt. Dies ist das Siegel; nach der Runde steht hier auch das Geheimnis, und jeder kann prüfen, ob eins zum andern passt.",
    commitment: "Das Siegel",
    secret: "Das Geheimnis",
    notYet: "Wird gezeigt, wenn die Runde zu Ende ist.",
    next: "Das Siegel fürs nächste Geben",
    none: "Dieses Blatt hat kein Siegel.",
    known: (n) =>
      n === "again"
        ? "Dieses Blatt wurde schon einmal gespielt: Es wurde gewählt, nicht ausgelost."
        : `Dies ist Blatt Nummer ${n}: Es wurde gewählt, nicht ausgelost.`,
  },

  invite: {
    heading: "Warten auf Gesellschaft",
    text: "Schick diesen Link weiter, oder lass ein Telefon das Quadrat lesen.",
    link: "Der Link zu diesem Tisch",
    copy: "Link kopieren",
    copied: "Kopiert",
    qr: "Der Link als QR-Code",
    hereOnly:
      "Dieser Link geht nur auf diesem Rechner. Damit andere mitspielen können, starte Parlour mit --lan: make play ARGS=--lan oder parlour serve --lan.",
    open: (n) => (n === 1 ? "Ein Platz ist frei." : `${n} Plätze sind frei.`),
    fill: "Freie Plätze mit Bots besetzen",
    level: "Was für ein Bot",
  },

  connection: {
    opening: "Der Tisch wird gerufen …",
    lost: "Verbindung weg, neuer Versuch läuft",
    taken: "Dieser Platz ist in einem anderen Fenster offen.",
    takeBack: "Hierher zurückholen",
    gone: "Dieser Tisch ist nicht zu erreichen",
  },

  reach: {
    heading: "Der Server antwortet nicht",
    text: "Der Server gibt die Karten und wacht über die Regeln; bis er wieder antwortet, kann nicht gespielt werden. Verloren ist nichts: Jeder Zug ist dort aufgehoben.",
    rules: "Die Regeln lassen sich trotzdem lesen:",
    noRules:
      "Auch die Regeln werden hier aufgehoben, sobald diese Seite einmal mit dem Server geöffnet war.",
  },

  sure: {
    heading: "Bist du sicher?",
    no: "Nein",
  },

  settings: {
    heading: "Die Stube",
    language: "Sprache",
    room: "Tischtuch",
    auto: "Wie das Gerät es sagt",
    evening: "Abend, grünes Tuch",
    day: "Tag, Leinen",
    plain: "Schlicht",
    speed: "Wie schnell die Karten laufen",
    slow: "langsam",
    normal: "normal",
    fast: "schnell",
    instant: "sofort",
    computerPicks: "Den Computer wählen lassen, wo blind gezogen wird",
    sound: "Töne: Karten auf dem Tuch, eine Glocke, wenn du am Zug bist",
    volume: "Wie laut",
    ease: "Leichter zu sehen und zu greifen",
    large: "Große Karten",
    type: "Schlichte Schrift in jeder Stube",
    left: "Für die linke Hand",
    marks: "Deutlichere Zeichen auf den Karten",
  },

  keys: {
    heading: "Tasten",
    rows: [
      ["Tab", "zu allem anderen, der Reihe nach"],
      ["← →", "durch die spielbaren Karten"],
      ["Umschalt ← →", "die Karte in der Hand umstecken"],
      ["Enter", "Karte spielen, Knopf drücken"],
      ["1 … 9, 0", "die Knöpfe, oder wen du fragst"],
      ["a, b, c …", "die Karte, nach der du fragst"],
      ["[ ]", "die Gruppe der Karte, nach der du fragst"],
      ["Leertaste", "gleich zeigen, was noch unterwegs ist"],
      ["h", "ein Tipp: was ein guter Spieler täte"],
      ["u", "zurücknehmen, wo es erlaubt ist"],
      ["s", "der Verlauf"],
      ["p", "die Punkte"],
      ["r", "die Regeln"],
      ["l", "was zuletzt genommen wurde"],
      ["v", "das Blatt und sein Siegel"],
      ["t", "die Gesellschaft, und reden"],
      ["o", "die Stube"],
      ["?", "diese Liste"],
      ["Esc", "schließen, was zuletzt aufging"],
    ],
  },

  trouble: {
    unreachable:
      "Der Server antwortet nicht. Vielleicht startet er gerade; versuch es gleich noch einmal.",
    strange: "Der Server hat etwas geantwortet, das diese Seite nicht versteht.",
  },
};

function number(n: number): string {
  const small = "niemanden einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(
    " ",
  );
  return small[n] ?? String(n);
}
