/** Something that a press asks of the server: whether it is under way, and why it came to nothing. */
import { sentenceOf } from "../server/http";

export class Attempt {
  busy = $state(false);
  /** In a sentence; empty where nothing went wrong. */
  sorry = $state("");

  /** Try this; whether it was done. */
  async make(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.sorry = "";
    try {
      await work();
      return true;
    } catch (why) {
      this.sorry = sentenceOf(why);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
