import { AppError } from '../app-error.ts';

export interface GateOptions {
  atOnce: number;
  maxWaiting: number;
  /** As much of it one asker may have at once; by default all of it. */
  share?: number;
}

/**
 * So much work at the same time; some more waits for its turn; beyond that it is refused as unavailable, which says when to come back. Whoever
 * has a share at work already is refused as one who asks too much: slow work of one asker leaves room for everybody else's.
 */
export class Gate {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #share: number;
  readonly #waiting: (() => void)[] = [];
  readonly #held = new Map<string, number>();
  #running = 0;

  constructor({ atOnce, maxWaiting, share = Infinity }: GateOptions) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
    this.#share = share;
  }

  /** Nobody's work, `null`, has no share. */
  async pass<T>(work: () => Promise<T>, who: string | null = null): Promise<T> {
    const held = who === null ? 0 : (this.#held.get(who) ?? 0);
    if (held >= this.#share) throw new AppError('tooManyRequests', 'too many requests at once', { retryAfter: 1 });
    if (this.#running >= this.#atOnce && this.#waiting.length >= this.#maxWaiting)
      throw new AppError('unavailable', 'too much to do', { retryAfter: 2 });
    if (who !== null) this.#held.set(who, held + 1);
    // Whoever ends hands its place on.
    if (this.#running >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      if (who !== null) this.#giveBack(who);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #giveBack(who: string): void {
    const left = this.#held.get(who)! - 1;
    if (left > 0) this.#held.set(who, left);
    else this.#held.delete(who);
  }
}
