/** How the server is asked over HTTP. */
import { reach } from "../offline/reach.svelte";
import { settings } from "../settings/settings.svelte";
import type { Sent } from "../wire/whole";
import { words } from "../words";

/** Something went wrong, in a sentence for people. */
export class Sorry extends Error {
  constructor(
    sentence: string,
    readonly code: string = "",
  ) {
    super(sentence);
  }
}

/** What went wrong, told to people. */
export const sentenceOf = (why: unknown): string =>
  why instanceof Sorry ? why.message : String(why);

/** What to throw for an answer that is not good; null where there is nothing particular to say. */
type ReadTrouble = (trouble: Partial<Sent["Trouble"]>) => Sorry | null;

/** Send a request; an answer that is not good is thrown as Sorry. */
export async function send(
  path: string,
  body?: unknown,
  readTrouble: ReadTrouble = () => null,
): Promise<Response> {
  const headers = { "accept-language": settings.language };
  const request: RequestInit =
    body === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(path, request);
    reach.heard(answer);
  } catch {
    reach.missed();
    throw new Sorry(words.trouble.unreachable, "unreachable");
  }
  if (answer.ok) return answer;
  let trouble: Partial<Sent["Trouble"]> | null;
  try {
    trouble = await answer.json();
  } catch {
    throw new Sorry(words.trouble.unreachable, "strange");
  }
  throw (
    (trouble && readTrouble(trouble)) ??
    new Sorry(trouble?.sentence ?? words.trouble.strange, trouble?.code ?? "strange")
  );
}

export async function ask<T>(path: string, body?: unknown, readTrouble?: ReadTrouble): Promise<T> {
  const answer = await send(path, body, readTrouble);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Sorry(words.trouble.strange, "strange");
  }
}

const answers = new Map<string, Promise<unknown>>();

/** What does not change while the server runs: asked for once in each language. */
export function askOnce<T>(path: string): Promise<T> {
  const key = `${settings.language} ${path}`;
  const known = answers.get(key);
  if (known) return known as Promise<T>;
  const asked = ask<T>(path).catch((why) => {
    answers.delete(key);
    throw why;
  });
  answers.set(key, asked);
  return asked;
}
