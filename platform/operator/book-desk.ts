import type { Kernel } from '#kernel';
import {
  askRuling,
  decideRuling,
  listStuckEvents,
  openExposure,
  waitingRulings,
  type AskedRuling,
  type OutcomeExposure,
  type Ruling,
  type StuckEvent,
} from '#modules/sportsbook';

/** What an operator does for the book of sports bets. */
export interface BookDesk {
  /** Events that bets wait for though nothing more will be said of them. */
  stuckEvents(): Promise<StuckEvent[]>;
  /** What open bets may cost, by outcome, the highest first; of one event or of all. */
  exposure(eventId: string | null): Promise<OutcomeExposure[]>;
  /** Asks for a ruling, which another person decides; returns its id. */
  askRuling(asked: AskedRuling): Promise<string>;
  rulings(): Promise<Ruling[]>;
  /** It holds, or not; throws invalid for whoever asked for it. The running platform moves the money. */
  decideRuling(id: string, decision: { isApproved: boolean; by: string }): Promise<void>;
}

export function createBookDesk(hands: Pick<Kernel, 'db' | 'clock' | 'events'>): BookDesk {
  return {
    stuckEvents: () => listStuckEvents(hands),
    exposure: (eventId) => openExposure(hands.db, eventId),
    askRuling: (asked) => askRuling(hands, asked),
    rulings: () => hands.db.all(waitingRulings()),
    decideRuling: (id, decision) => decideRuling(hands, id, decision),
  };
}
