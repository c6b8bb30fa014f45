import { AppError } from '../app-error.ts';

export interface GateOptions {
  atOnce: number;
  maxWaiting: number;
  /** How much of it one asker may have at work at once; all of it by default. */
  share?: number;
  /** How many more of one asker wait for its share; by default none does. */
  line?: number;
}

type Asker = string | null;

interface Waiting {
  who: Asker;
  begin(): void;
}

/**
 * Lets so much work go on at the same time and some more wait for its turn; beyond that, work is refused as unavailable, with the time to come back.
 * An asker whose share is at work, and whose line is full, is refused for asking too much: slow work of one leaves room for everybody else's.
 */
export class Gate {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #share: number;
  readonly #line: number;
  readonly #waiting: Waiting[] = [];
  /** By asker: what is at work, and what is at work or waits. */
  readonly #working = new Map<string, number>();
  readonly #held = new Map<string, number>();
  #running = 0;

  constructor({ atOnce, maxWaiting, share = Infinity, line = 0 }: GateOptions) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
    this.#share = share;
    this.#line = line;
  }

  /** Nobody's work, `null`, has no share. */
  async pass<T>(work: () => Promise<T>, who: Asker = null): Promise<T> {
    if (countOf(this.#held, who) >= this.#share + this.#line)
      throw new AppError('tooManyRequests', 'too many requests at once', { retryAfter: 1 });
    const isFree = this.#isFreeFor(who);
    if (!isFree && this.#waiting.length >= this.#maxWaiting) throw new AppError('unavailable', 'too much to do', { retryAfter: 2 });
    add(this.#held, who, 1);
    if (isFree) this.#begin(who);
    else await new Promise<void>((begin) => this.#waiting.push({ who, begin }));
    try {
      return await work();
    } finally {
      this.#running -= 1;
      add(this.#working, who, -1);
      add(this.#held, who, -1);
      this.#callNext();
    }
  }

  #isFreeFor(who: Asker): boolean {
    return this.#running < this.#atOnce && countOf(this.#working, who) < this.#share;
  }

  #begin(who: Asker): void {
    this.#running += 1;
    add(this.#working, who, 1);
  }

  /** Whoever ends makes room for one: the first whose share is not at work. */
  #callNext(): void {
    const at = this.#waiting.findIndex(({ who }) => this.#isFreeFor(who));
    if (at < 0) return;
    const [next] = this.#waiting.splice(at, 1);
    this.#begin(next!.who);
    next!.begin();
  }
}

const countOf = (counts: ReadonlyMap<string, number>, who: Asker) => (who === null ? 0 : (counts.get(who) ?? 0));

function add(counts: Map<string, number>, who: Asker, count: 1 | -1): void {
  if (who === null) return;
  const now = countOf(counts, who) + count;
  if (now > 0) counts.set(who, now);
  else counts.delete(who);
}
