import type { LiveRoundView } from '../../../wire-live.ts';
import type { LiveOutcome } from '../../live-game.ts';
import { lowest, reachedAfter } from '../growth.ts';

/** A past climb takes no longer to be shown again; a higher one runs the faster. */
const longestMs = 8000;

/**
 * Replays a past climb on a clock of its own, as far as its player took part: to the cash-out or to the end. Shows the end until the replay
 * is started.
 */
export class PastClimb {
  readonly #outcome: Pick<LiveOutcome, 'cashedOutAt' | 'endedAt'>;
  /** In milliseconds of the climb. */
  readonly #lastsMs: number;
  readonly #rate: number;
  #startedAt: number;
  #arrive = (): void => undefined;

  constructor(outcome: Pick<LiveOutcome, 'cashedOutAt' | 'endedAt'>) {
    this.#outcome = outcome;
    const height = outcome.cashedOutAt ?? outcome.endedAt ?? 0;
    this.#lastsMs = height < lowest ? 0 : reachedAfter(height);
    this.#rate = Math.max(1, this.#lastsMs / longestMs);
    this.#startedAt = performance.now() - this.#lastsMs / this.#rate;
  }

  /** Milliseconds of the climb since it began; of one that was left no more than until then. */
  now(): number {
    const ran = (performance.now() - this.#startedAt) * this.#rate;
    return this.#outcome.cashedOutAt === null ? ran : Math.min(ran, this.#lastsMs);
  }

  /** What a page that follows the live round would know of it now. */
  get round(): Pick<LiveRoundView, 'phase' | 'opensAt' | 'beginsAt' | 'end'> {
    const { cashedOutAt, endedAt } = this.#outcome;
    const isOver = cashedOutAt === null && this.now() >= this.#lastsMs;
    const end = isOver ? { at: this.#lastsMs, result: endedAt ?? 0, seed: '' } : null;
    return { phase: isOver ? 'over' : 'running', opensAt: 0, beginsAt: 0, end };
  }

  /** From the ground to its end. */
  fly(): Promise<void> {
    this.#startedAt = performance.now();
    const arrived = new Promise<void>((resolve) => {
      this.#arrive = resolve;
    });
    setTimeout(() => this.#arrive(), this.#lastsMs / this.#rate);
    return arrived;
  }

  /** Goes to its end at once. */
  finish(): void {
    this.#startedAt = Math.min(this.#startedAt, performance.now() - this.#lastsMs / this.#rate);
    this.#arrive();
  }
}
