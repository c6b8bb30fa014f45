import { keepNewest } from './keep-newest.ts';

/** A burst, and how many per second after that. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface BudgetOptions extends Rate {
  /** Milliseconds of a clock that only grows. */
  now(): number;
  /** Keys kept at most: a flood from ever new ones must not fill the memory. The one that was longest silent goes first. */
  maxKeys?: number;
}

/**
 * What each key may take. It remembers one time a key: that at which everything taken so far will be paid off (the generic cell rate
 * algorithm), so nothing has to be counted down and no window ends with a rush.
 */
export class Budget {
  readonly #paidOff = new Map<string, number>();
  readonly #everyMs: number;
  readonly #debtMs: number;
  readonly #now: () => number;
  readonly #maxKeys: number;

  constructor({ burst, perSecond, now, maxKeys = 20_000 }: BudgetOptions) {
    this.#everyMs = 1000 / perSecond;
    this.#debtMs = burst * this.#everyMs;
    this.#now = now;
    this.#maxKeys = maxKeys;
  }

  /** Takes one. Answers the seconds to wait where nothing is left, else 0. */
  take(key: string): number {
    const { isTaken, waitMs } = this.reserve(key, 0);
    return isTaken ? 0 : Math.ceil(waitMs / 1000);
  }

  /** Takes one if its turn comes within `patienceMs`: it is due after `waitMs`. Else takes none, and one could be taken after `waitMs`. */
  reserve(key: string, patienceMs: number): { isTaken: boolean; waitMs: number } {
    const now = this.#now();
    const debt = this.#debtOf(key, now);
    // A sum of fractions may be a hair too large.
    const missingMs = debt + this.#everyMs - this.#debtMs - 0.001;
    const isTaken = missingMs <= patienceMs;
    // Stored also when refused, so that a caller who keeps asking is not evicted.
    keepNewest(this.#paidOff, key, now + debt + (isTaken ? this.#everyMs : 0), this.#maxKeys);
    return { isTaken, waitMs: Math.max(0, missingMs) };
  }

  #debtOf(key: string, now: number): number {
    return Math.max(0, (this.#paidOff.get(key) ?? 0) - now);
  }
}
