import type { Kernel, Queryable } from '#kernel';
import { exposures, stuckEvents, type OutcomeExposure, type StuckEvent } from './exposure.sql.ts';

export type { OutcomeExposure, StuckEvent } from './exposure.sql.ts';

/** Nothing that bets are taken on goes on for so long after its start. */
const longOverMs = 12 * 3_600_000;
const shown = 50;

/** Events that bets wait for though nothing more will be said of them: forgotten by their feed, or begun twelve hours ago. */
export function listStuckEvents({ db, clock }: Pick<Kernel, 'db' | 'clock'>): Promise<StuckEvent[]> {
  return db.all(stuckEvents(new Date(clock.now().getTime() - longOverMs)));
}

/** The fifty outcomes, of one event or of all, that may cost the most. */
export const openExposure = (db: Queryable, eventId: string | null): Promise<OutcomeExposure[]> => db.all(exposures(eventId, shown));
