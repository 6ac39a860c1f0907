/** Whether the server answers. */
class Reach {
  lost = $state(typeof navigator !== "undefined" && navigator.onLine === false);

  missed(): void {
    this.lost = true;
  }

  found(): void {
    this.lost = false;
  }

  /** What an answer tells: a kept one was given because the server was not there. */
  heard(answer: Response): void {
    this.lost = answer.headers.get("x-parlour-kept") !== null;
  }
}

export const reach = new Reach();
