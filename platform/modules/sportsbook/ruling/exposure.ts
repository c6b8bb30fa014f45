import type { PlatformConfig } from '#config';
import type { Kernel, Queryable } from '#kernel';
import { askRuling } from './ask-ruling.ts';
import { exposures, stuckEvents, stuckMarkets, type OutcomeExposure, type StuckEvent } from './exposure.sql.ts';

export type { OutcomeExposure, StuckEvent } from './exposure.sql.ts';

const shown = 50;

type Hands = Pick<Kernel, 'db' | 'clock'> & { config: Pick<PlatformConfig, 'sportsbook'> };

const longAgo = ({ clock, config }: Hands) => new Date(clock.now().getTime() - config.sportsbook.longOverHours * 3_600_000);

/** Events that bets wait for though nothing more will be said of them: forgotten by their feed, or begun `longOverHours` ago. */
export const listStuckEvents = (hands: Hands): Promise<StuckEvent[]> => hands.db.all(stuckEvents(longAgo(hands)));

/**
 * Asks to make the markets void that bets on such events wait for, but those that wait for a ruling already. Nothing moves before another person
 * approves each. Returns the rulings' ids; throws invalid on `reason` and `by`.
 */
export async function askToVoidStuck(hands: Hands, asked: { reason: string; by: string }): Promise<string[]> {
  const markets = await hands.db.all(stuckMarkets(longAgo(hands)));
  const ids = [];
  for (const { eventId, ...market } of markets) ids.push(await askRuling(hands, { ...asked, kind: 'void', eventId, market, ends: null }));
  return ids;
}

/** The fifty outcomes, of one event or of all, that may cost the most. */
export const openExposure = (db: Queryable, eventId: string | null): Promise<OutcomeExposure[]> => db.all(exposures(eventId, shown));
