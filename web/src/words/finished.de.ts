import type { FinishedWords } from "./finished.en";

export const finishedDe: FinishedWords = {
  result: {
    heading: "Das Spiel ist zu Ende",
    again: "Noch ein Spiel",
    same: "Dasselbe Blatt noch einmal",
    record: "Aufzeichnung herunterladen",
    replay: "Das Spiel noch einmal ansehen",
    sheet: "Der Punktezettel",
    next: "Ein neuer Tisch ist gedeckt",
    join: "Mitspielen",
    hide: "Den Tisch ansehen",
    show: "Das Ergebnis",
  },

  replay: {
    title: (game) => `${game}, noch einmal angesehen`,
    controls: "Von Schritt zu Schritt",
    slider: "Schritt des Spiels",
    of: (step, last) => `${step} von ${last}`,
    told: (step, says) => `Schritt ${step}. ${says}`,
    first: "Zum Anfang",
    back: "Einen Schritt zurück",
    play: "Das Spiel von selbst weiterlaufen lassen",
    pause: "Hier anhalten",
    forward: "Einen Schritt weiter",
    end: "Zum Ende",
    eyes: "Gesehen von",
    asSeat: (name) => `wie ${name} es sah`,
    asWatcher: "wie ein Zuschauer es sah",
    openly: "alle Hände offen",
    copy: "Link zu diesem Schritt kopieren",
    copied: "Kopiert",
    moves: "Das Spiel Schritt für Schritt",
    unseen: (name) => `${name} entscheidet etwas, das sonst niemand bemerken kann.`,
    after: "Danach",
    unfinished: "Die Aufzeichnung endet vor dem Spiel.",
    kept: (days) =>
      `Dieser Rückblick wird ${days} Tage aufgehoben, nachdem er zuletzt angesehen wurde. Wer den Link hat, kann ihn ansehen.`,
    keys: [
      ["← →", "einen Schritt zurück, einen weiter"],
      ["Pos1 Ende", "zum Anfang, zum Ende"],
      ["Leertaste", "von selbst weiter, oder anhalten"],
      ["1 … 9", "mit den Augen dieses Platzes"],
      ["w", "als Zuschauer"],
      ["o", "alle Hände offen"],
      ["m", "die Liste der Schritte"],
      ["s", "die Geschichte"],
      ["p", "die Punkte"],
      ["r", "die Regeln"],
      ["?", "diese Liste"],
      ["Esc", "schließen"],
    ],
  },

  fork: {
    open: "Von hier weiterspielen",
    heading: (step) => `Von Schritt ${step} an weiterspielen`,
    text: "Ein neuer Tisch wird so gedeckt, wie dieser jetzt liegt, und Bots nehmen die anderen Plätze ein. Was von hier an gezogen oder gegeben wird, wird neu gezogen.",
    seat: "Mein Platz",
    inSeat: (seat, name) => `Platz ${seat}, wo ${name} saß`,
    level: "Die anderen sind Bots dieser Art",
    no: "Jetzt nicht",
    sit: "Platz nehmen",
  },

  fairness: {
    heading: "War das Geben gerecht?",
    checking: "Das Geben wird nachgerechnet…",
    fair: (packs, draws) =>
      `Das Geben war gerecht: Diese Seite hat ${sums(packs, draws)} nachgerechnet, und es stimmt mit den Siegeln überein.`,
    known: (packs, draws) =>
      `Ein bekanntes Blatt: Diese Seite hat ${sums(packs, draws)} nachgerechnet, und alles folgt aus seiner Nummer.`,
    "by-hand": () => "Die Karten wurden von Hand gelegt: Es gibt nichts zu beweisen.",
    untold: (packs, draws) =>
      `Soweit Geheimnisse gesagt sind, folgt alles aus den Siegeln (${sums(packs, draws)}); der Rest lässt sich noch nicht prüfen.`,
    wrong: () => "Dieses Blatt folgt nicht aus dem, was vorher versprochen wurde.",
    seen: (seals) =>
      seals === 1
        ? "Ein Siegel stand auf dieser Seite, bevor sein Geheimnis gesagt wurde."
        : `${seals} Siegel standen auf dieser Seite, bevor ihre Geheimnisse gesagt wurden.`,
    details: "Die Rechnung, für Neugierige",
    how: "Ein Siegel ist der SHA-256 eines Geheimnisses. Das Geheimnis, nach der Runde gesagt, ist der Schlüssel einer Folge von Zahlen (HMAC-SHA256), die das Spiel mischt und jede blinde Karte zieht.",
    agrees: (packs, draws) => `${sums(packs, draws)}: Alles stimmt.`,
    faults: {
      "other-seal": "Das ist nicht das Siegel, das auf dieser Seite stand.",
      "no-seal": "Vor dieser Runde wurde nichts versiegelt.",
      "wrong-secret": "Das Geheimnis passt nicht zum Siegel.",
      "wrong-dealer": "Das Los fand einen anderen Geber.",
      "wrong-pack": "Das Geheimnis ergibt ein anderes Spiel Karten.",
      "wrong-draw": "Das Geheimnis ergibt bei einem blinden Zug eine andere Karte.",
      unreadable: "Diese Runde lässt sich nicht lesen.",
    },
    yourself:
      "Aus welchen Karten eine gezogen wurde, ist Sache der Regeln, und die Seite übernimmt es vom Server. Wer keiner Seite traut, lädt die Aufzeichnung herunter und prüft sie mit",
    command: "parlour verify",
  },

  compare: {
    heading: "Dasselbe Blatt, von anderen gespielt",
    text: "Lass andere dasselbe Blatt spielen: Dieser Link legt es ihnen, ohne eine Karte zu zeigen.",
    games: (n) => `${n} beendete Spiele dieses Blatts`,
    who: "Wer, und mit wie vielen Punkten",
    result: "Wie es endete",
    look: "Ansehen",
    this: "dieses Spiel",
    unnamed: "Wer gespielt hat, erfahren alle, die dieses Blatt gespielt haben.",
    alone: "Noch niemand sonst hat dieses Blatt zu Ende gespielt.",
  },

  sameDeal: {
    title: (game) => `${game}: dasselbe Blatt`,
    heading: (game) => `${game}: ein Blatt, das andere gespielt haben`,
    text: "Du bekommst genau die Karten, die sie hatten. Wenn das Spiel zu Ende ist, siehst du, wie es allen erging.",
    played: (n) =>
      n === 1 ? "Es wurde einmal zu Ende gespielt." : `Es wurde ${n}-mal zu Ende gespielt.`,
    fromPosition: "Es beginnt mitten in einem Spiel.",
  },

  record: {
    heading: "Eine Aufzeichnung öffnen",
    text: "Eine Aufzeichnung ist der Text eines beendeten Spiels, hier heruntergeladen oder von parlour play geschrieben. Sieh sie dir Schritt für Schritt an.",
    file: "Eine Datei",
    paste: "Oder ihr Text",
    open: "Ansehen",
    bad: (line) => `Die Aufzeichnung ist in Zeile ${line} beschädigt.`,
  },
};

/** Wie viele Kartenspiele und blinde Züge nachgerechnet wurden. */
function sums(packs: number, draws: number): string {
  const packed = packs === 1 ? "ein Kartenspiel" : `${packs} Kartenspiele`;
  const drawn = draws === 1 ? "einen blinden Zug" : `${draws} blinde Züge`;
  return draws === 0 ? packed : packs === 0 ? drawn : `${packed} und ${drawn}`;
}
