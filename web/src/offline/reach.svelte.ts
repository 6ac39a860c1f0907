/** Whether the server answers. */
class Reach {
  lost = $state(typeof navigator !== "undefined" && navigator.onLine === false);

  /** How often it was found again: what could not be fetched until then is asked for anew. */
  finds = $state(0);

  missed(): void {
    this.lost = true;
  }

  found(): void {
    this.lost = false;
    this.finds += 1;
  }

  /** What an answer tells: a kept one was given because the server was not there. */
  heard(answer: Response): void {
    if (answer.headers.get("x-parlour-kept") !== null) this.missed();
    else if (this.lost) this.found();
  }
}

export const reach = new Reach();
