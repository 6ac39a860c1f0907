/** What has been settled where a sheet leaves something to the house. */
import type { GameInfo, OptionInfo } from "../wire/whole";

/** The words for a value of a house rule; a number speaks for itself. */
export const answerOf = (option: OptionInfo, value: string | undefined): string =>
  option.values.find((each) => each.value === value)?.says ?? value ?? "";

/** House rules that were changed, each with its answer; one that is no more goes by its name. */
export const settled = (
  game: GameInfo | null,
  changed: readonly string[],
  options: Record<string, string>,
): [string, string][] =>
  changed.map((name) => {
    const option = game?.options.find((each) => each.name === name);
    const value = options[name];
    return option ? [option.says, answerOf(option, value)] : [name, value ?? ""];
  });
