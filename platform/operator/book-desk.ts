import type { PlatformConfig } from '#config';
import type { Kernel } from '#kernel';
import {
  askRuling,
  askToVoidStuck,
  closeReview,
  decideRuling,
  listStuckEvents,
  openExposure,
  openReviews,
  setStakeFactor,
  setWinLimit,
  stakeFactors,
  waitingRulings,
  winLimits,
  type AskedRuling,
  type OutcomeExposure,
  type Review,
  type Ruling,
  type StakeFactor,
  type StuckEvent,
  type WinLimit,
  type WinLimitWish,
} from '#modules/sportsbook';

/** What an operator does for the book of sports bets. */
export interface BookDesk {
  /** Events that bets wait for though nothing more will be said of them. */
  stuckEvents(): Promise<StuckEvent[]>;
  /** What open bets may cost, by outcome, the highest first; of one event or of all. */
  exposure(eventId: string | null): Promise<OutcomeExposure[]>;
  /** Asks for a ruling, which another person decides; returns its id. */
  askRuling(asked: AskedRuling): Promise<string>;
  /** The same for all that bets wait for in vain: to be made void; returns the ids. */
  askToVoidStuck(asked: { reason: string; by: string }): Promise<string[]>;
  rulings(): Promise<Ruling[]>;
  /**
   * Puts the ruling into force or refuses it. Throws invalid when the person who asked for it decides. The running platform moves the
   * money.
   */
  decideRuling(id: string, decision: { isApproved: boolean; by: string }): Promise<void>;
  /** What bets may win on an event, a market or a line, from now on. */
  setWinLimit(wish: WinLimitWish): Promise<void>;
  /** What a player's limits on one bet are multiplied by, from now on. */
  setStakeFactor(player: string, wish: { factor: string; reason: string; by: string }): Promise<void>;
  /** What holds of both. */
  stakeLimits(): Promise<{ limits: WinLimit[]; factors: StakeFactor[] }>;
  /** Patterns of bets that nobody has looked at. */
  reviews(): Promise<Review[]>;
  closeReview(id: string, signed: { reason: string; by: string }): Promise<void>;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'sportsbook'> };

export function createBookDesk(hands: Hands, idOf: (player: string) => Promise<string>): BookDesk {
  const { db } = hands;
  return {
    stuckEvents: () => listStuckEvents(hands),
    exposure: (eventId) => openExposure(db, eventId),
    askRuling: (asked) => askRuling(hands, asked),
    askToVoidStuck: (asked) => askToVoidStuck(hands, asked),
    rulings: () => db.all(waitingRulings()),
    decideRuling: (id, decision) => decideRuling(hands, id, decision),
    setWinLimit: (wish) => setWinLimit(hands, wish),
    setStakeFactor: async (player, wish) => setStakeFactor(hands, await idOf(player), wish),
    stakeLimits: async () => {
      const [limits, factors] = await Promise.all([db.all(winLimits()), db.all(stakeFactors())]);
      return { limits, factors };
    },
    reviews: () => db.all(openReviews()),
    closeReview: (id, signed) => closeReview(hands, id, signed),
  };
}
