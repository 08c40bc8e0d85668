/** Calls `onOverrun` when one of the requests, which are worked off one after another, takes longer than the limit. */
export class StatementWatch {
  readonly #limitMs: number;
  readonly #onOverrun: () => void;
  #waiting = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(limitMs: number, onOverrun: () => void) {
    this.#limitMs = limitMs;
    this.#onOverrun = onOverrun;
  }

  started(): void {
    this.#waiting += 1;
    if (this.#waiting === 1) this.#restart();
  }

  answered(): void {
    this.#waiting -= 1;
    this.#restart();
  }

  reset(): void {
    this.#waiting = 0;
    this.#restart();
  }

  #restart(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#waiting > 0 ? setTimeout(this.#onOverrun, this.#limitMs).unref() : null;
  }
}
