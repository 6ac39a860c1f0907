/** Every word of the page itself, in German. How to add one is told in `en.ts`. */
import type { Words } from "./en";

export const de: Words = {
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
    forget: "Vergessen",
    forgetFull: (title) => `Diesen Tisch mit ${title} vergessen`,
    join: "An einen Tisch setzen",
    joinHint: "Füge den Link ein, den du bekommen hast",
    joinButton: "Dazusetzen",
    joinBad: "Das ist kein Link zu einem Tisch. Er sieht aus wie …/t/ und ein paar Buchstaben.",
    noGames: "Die Bögen lassen sich gerade nicht holen.",
    again: "Noch einmal versuchen",
  },

  learn: {
    learn: "Lernen",
    heading: (title) => `${title} lernen`,
    text: "Kurze Lektionen, in denen du selbst spielst: Was als Nächstes zu tun ist, leuchtet.",
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

  lay: {
    heading: (title) => `Ein Tisch für ${title}`,
    seats: "Wer sitzt wo",
    howMany: "Wie viele setzen sich",
    seat: (n) => `Platz ${n}`,
    allOthers: "Alle anderen",
    asChosen: "jeder wie gewählt",
    me: "Ich",
    friend: "Jemand mit dem Link",
    bot: (name) => `Bot: ${name}`,
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
    middle: "Auf dem Tisch",
    hand: "Deine Hand",
    handOf: (n) => (n === 1 ? "eine Karte" : `${n} Karten`),
    yourPlace: "Dein Platz",
    you: "du",
    bot: "Bot",
    away: "Verbindung weg",
    openSeat: "freier Platz",
    dealer: "Geber",
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
    lastTaken: "Zuletzt genommen",
    undo: "Zurücknehmen",
    watching: "Du schaust zu.",
    round: (n) => `Runde ${n}`,
    chosenDealer: (name) => `erster Geber gewählt: ${name}`,
    knownDeal: (n) => (n.length > 18 ? "bekanntes Blatt" : `bekanntes Blatt ${n}`),
    refused: "Jetzt nicht",
    readClause: "die Regel",
    skip: "Tippe irgendwohin, um gleich weiterzugehen",
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
    papers: "Papiere neben dem Tisch",
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
    clause: "Regel",
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
    known: (n) => `Dies ist Blatt Nummer ${n}: Es wurde gewählt, nicht ausgelost.`,
  },

  invite: {
    heading: "Warten auf Gesellschaft",
    text: "Schick diesen Link weiter, oder lass ein Telefon das Quadrat lesen.",
    link: "Der Link zu diesem Tisch",
    copy: "Link kopieren",
    copied: "Kopiert",
    qr: "Der Link als QR-Code",
    open: (n) => (n === 1 ? "Ein Platz ist frei." : `${n} Plätze sind frei.`),
    fill: "Freie Plätze mit Bots besetzen",
    level: "Was für ein Bot",
    fillOne: (seat) => `Ein Bot für Platz ${seat}`,
  },

  result: {
    heading: "Das Spiel ist zu Ende",
    again: "Noch ein Spiel",
    same: "Dasselbe Blatt noch einmal",
    record: "Aufzeichnung herunterladen",
    sheet: "Der Punktezettel",
    next: "Ein neuer Tisch ist gedeckt",
    join: "Mitspielen",
    hide: "Den Tisch ansehen",
    show: "Das Ergebnis",
  },

  line: {
    opening: "Der Tisch wird gerufen …",
    lost: "Verbindung weg, neuer Versuch läuft",
    taken: "Dieser Platz ist in einem anderen Fenster offen.",
    takeBack: "Hierher zurückholen",
    gone: "Dieser Tisch ist nicht zu erreichen",
  },

  sure: {
    heading: "Bist du sicher?",
    yes: "Ja, so machen",
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
    large: "Große Karten",
  },

  keys: {
    heading: "Tasten",
    rows: [
      ["← →", "durch die spielbaren Karten"],
      ["Enter", "Karte spielen, Knopf drücken"],
      ["1 … 9", "die Knöpfe, oder wen du fragst"],
      ["a, b, c …", "die Karte, nach der du fragst"],
      ["[ ]", "die Gruppe der Karte, nach der du fragst"],
      ["u", "zurücknehmen, wo es erlaubt ist"],
      ["s", "der Verlauf"],
      ["p", "die Punkte"],
      ["r", "die Regeln"],
      ["l", "was zuletzt genommen wurde"],
      ["?", "diese Liste"],
      ["Esc", "schließen"],
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
