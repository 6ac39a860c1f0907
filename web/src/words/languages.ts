/** The languages the page speaks, each by its own name. */
export const languages = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof languages;

export const isLanguage = (it: string): it is Language => Object.hasOwn(languages, it);

/** The first of these that the page speaks, by what comes before the country; else English. */
export const firstSpoken = (wanted: readonly string[]): Language =>
  wanted.map((w) => w.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
