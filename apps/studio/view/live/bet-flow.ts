import type { LiveView } from '../../wire-live.ts';
import type { Offer, Story } from '../table.ts';
import type { Say } from '../texts.ts';
import { BetWindow } from './bet-window.ts';

const lastMomentMs = 300;
/** How long after the end a bet that the list does not show counts as decided. */
const decidedAfterMs = 700;

/** A bet that waits for its round: the one that the feed tells of first. */
export interface WaitingBet {
  id: string;
  round: string | null;
  /** How long after the start of its round the bet leaves automatically. */
  leavesAfterMs?: number;
}

/** Whether a bet in play is decided by now. A feed that was lost over the end tells of the next round, where nothing comes of this bet any more. */
export function isDecided({ round, bets }: LiveView, waiting: WaitingBet, now: number): boolean {
  if (!round) return false;
  waiting.round ??= round.id;
  const bet = bets.find(({ id }) => id === waiting.id);
  const endsAt = Math.min(round.end?.at ?? Infinity, round.beginsAt + (waiting.leavesAfterMs ?? Infinity));
  const isPast = round.id !== waiting.round || now > endsAt + decidedAfterMs;
  return bet?.win != null || round.phase === 'returned' || (!bet && isPast);
}

/** The course of the player's own bet beside the rounds: it waits for a window, and then for its round to be decided. */
export class BetFlow {
  readonly #say: Say;
  readonly #now: () => number;
  readonly #window: BetWindow;
  #live: LiveView | null = null;
  #waiting: (WaitingBet & { end: () => void }) | null = null;
  /** The player's latest bet, which the list of bets names as his. */
  own: string | null = null;

  constructor(say: Say, now: () => number) {
    this.#say = say;
    this.#now = now;
    this.#window = new BetWindow(say, now, lastMomentMs);
  }

  /** Whether no bet of the player waits for its round. */
  get isIdle(): boolean {
    return this.#waiting === null;
  }

  see(live: LiveView): void {
    this.#live = live;
    this.#window.see(live);
    this.look();
  }

  /** Looks whether the bet that is in play is decided by now. */
  look(): void {
    if (this.#waiting && this.#live && isDecided(this.#live, this.#waiting, this.#now())) this.#waiting.end();
  }

  /** Resolves with true when bets are taken, or with false when the player takes his back. */
  whenOpen(offer: Offer): Promise<boolean> {
    return this.#window.whenOpen(offer);
  }

  /** Resolves when the round of a bet is decided. */
  whenDecided({ id }: Pick<Story, 'id'>, offer: Offer): Promise<void> {
    this.own = id;
    return new Promise((resolve) => {
      const end = (): void => {
        this.#waiting = null;
        resolve();
      };
      this.#waiting = { id, round: null, end };
      offer(this.#say('live.sayIn'));
      this.look();
    });
  }
}
