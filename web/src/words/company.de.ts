import type { CompanyWords } from "./company.en";

const levels: Record<string, string> = {
  chance: "aufs Geratewohl",
  steady: "besonnen",
  keen: "scharfsinnig",
};
/** How well a bot plays. */
export const level = (name: string): string => levels[name] ?? name;

export const companyDe: CompanyWords = {
  house: {
    heading: "Wie es am Tisch zugeht",
    pace: "Wie ihr spielt",
    live: "Gleich jetzt: alle spielen zusammen",
    leisure: "Mit Muße: über Tage; Bots ziehen sofort, und niemand wird gedrängt",
    talk: "Gespräch am Tisch",
    talkChat: "Eigene Worte und fertige Sätze",
    talkPhrases: "Nur fertige Sätze",
    talkOff: "Keines",
    spectators: "Andere dürfen zuschauen",
    spectatorsText: "Wer den Link hat, sieht, was offen liegt, und keine Hand.",
    partners: "Partner dürfen während des Spiels reden",
    partnersText: "Sonst schweigen alle, solange die Karten gespielt werden.",
    standIn: "Ein Bot hält den Platz, wenn jemand fort ist",
    standInText: "Nach einer Weile spielt er weiter und gibt den Platz sofort zurück.",
    hints: "Man darf um einen Rat bitten",
    hintsText: "Ein Bot zeigt, welchen Zug er machen würde, und warum.",
    printed: "Zurück zu allem wie gedruckt",
    here: "Jemand an diesem Gerät",
    hereName: (n) => `Wer auf Platz ${n} sitzt`,
    theirName: "Vorname",
    hereHint: "Das Gerät geht herum; niemand sieht die Karten der anderen.",
  },

  company: {
    tab: "Runde",
    heading: "Die Runde",
    here: "da",
    lost: "Leitung unterbrochen",
    left: "ist gegangen",
    kept: "solange spielt ein Bot",
    isLost: (name) => `Die Leitung zu ${name} ist unterbrochen.`,
    hasLeft: (name) => `${name} hat den Tisch verlassen.`,
    isKept: (name) => `Solange spielt ein Bot für ${name}.`,
    isBack: (name) => `${name} ist wieder da.`,
    bot: (name) => `Bot, ${level(name)}`,
    you: "du",
    leave: "Den Tisch verlassen",
    leaveHeading: "Den Tisch verlassen?",
    leaveText: "Dein Platz bleibt dir: komm über deinen Link oder die erste Seite zurück.",
    leaveKept: "Bis dahin spielt ein Bot für dich.",
    leaveWaits: "Bis dahin warten die anderen auf dich.",
    leaveYes: "Ja, ich gehe",
    stay: "Bleiben",
  },

  device: {
    heading: "An diesem Gerät",
    hand: (name) => `Gib das Gerät an ${name}`,
    handText: "Die anderen schauen bitte weg.",
    ready: (name) => `Ich bin ${name}: zeig meine Karten`,
    look: (name) => `Karten von ${name}`,
  },

  consent: {
    ask: "Um Rücknahme bitten",
    asks: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
    asksFor: (asker, name) => `${name}: darf ${asker} den letzten Zug zurücknehmen?`,
    you: "Du hast darum gebeten, deinen letzten Zug zurückzunehmen.",
    waiting: (names) => `Noch keine Antwort von: ${names}.`,
    yes: "Ja, gern",
    no: "Nein, er gilt",
  },

  talk: {
    heading: "Gespräch",
    none: "Noch hat niemand etwas gesagt.",
    off: "An diesem Tisch wird nicht geredet.",
    watching: "Wer zuschaut, redet nicht mit.",
    phrases: "Fertige Sätze",
    field: "Was möchtest du sagen?",
    send: "Sagen",
    hide: "Alles Gespräch auf diesem Gerät ausblenden",
    hidden: "Auf diesem Gerät ist das Gespräch ausgeblendet.",
    news: (n) => (n === 1 ? "eine neue Zeile" : `${n} neue Zeilen`),
    said: (name, text) => `${name}: ${text}`,
    phrase: {
      "good-evening": "Guten Abend allerseits!",
      "good-luck": "Viel Glück!",
      "well-played": "Gut gespielt!",
      "thank-you": "Danke!",
      sorry: "Entschuldigung!",
      "one-moment": "Einen Augenblick, bitte.",
      "i-am-thinking": "Ich überlege noch.",
      "your-turn": "Du bist dran.",
      "bad-luck": "Pech gehabt!",
      "that-was-close": "Das war knapp!",
      "good-game": "Ein schönes Spiel!",
      again: "Noch ein Spiel?",
      "good-bye": "Ich muss gehen. Auf Wiedersehen!",
    },
  },

  mine: {
    yourTurn: "Du bist dran",
    turnOf: (name) => `${name} ist dran`,
    waiting: "wartet auf Mitspieler",
    gone: "nicht mehr hier",
  },

  code: {
    text: (code) => `Oder diesen Code auf der ersten Seite eingeben: ${code}`,
    keptFor: (name) => `für ${name} freigehalten`,
    closed: "Alle Plätze sind besetzt, und die Runde spielt unter sich.",
    kept: (names) => `Erwartet: ${names}. Ihre Plätze sind freigehalten.`,
  },
};
