import type { LiveView } from '../../wire-live.ts';
import type { Offer } from '../table.ts';
import type { Say } from '../texts.ts';

/** When bets are taken at a table that all share, and the player's bet that waits for that. */
export class BetWindow {
  readonly #say: Say;
  readonly #now: () => number;
  readonly #lastMomentMs: number;
  #live: LiveView | null = null;
  #queued: (() => void) | null = null;

  /** Nearer to the close than `lastMomentMs`, a bet might come too late: it waits for the next round. */
  constructor(say: Say, now: () => number, lastMomentMs: number) {
    this.#say = say;
    this.#now = now;
    this.#lastMomentMs = lastMomentMs;
  }

  see(live: LiveView): void {
    this.#live = live;
    if (this.#isOpen()) this.#queued?.();
  }

  /** Resolves with true when bets are taken, or with false when the player takes his back. */
  whenOpen(offer: Offer): Promise<boolean> {
    if (this.#isOpen()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (isOpen: boolean): void => {
        this.#queued = null;
        resolve(isOpen);
      };
      this.#queued = () => end(true);
      offer(this.#say('live.takeBack'), () => end(false));
    });
  }

  #isOpen(): boolean {
    const round = this.#live?.round;
    return round?.phase === 'betting' && this.#now() < round.beginsAt - this.#lastMomentMs;
  }
}
