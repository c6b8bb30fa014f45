import type { SportEventDetail } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { eventSince } from './offer.sql.ts';
import { viewEvent } from './view-event.ts';
import { viewMarket } from './view-market.ts';

/** An event with its markets: all of them, or those that may look different since a version. Throws notFound. */
export async function getEvent({ db, clock }: Pick<Kernel, 'db' | 'clock'>, id: string, since = 0): Promise<SportEventDetail> {
  const row = await db.maybe(eventSince(id, since));
  if (!row) throw new AppError('notFound', 'no such event');
  const now = clock.now();
  return { ...viewEvent(row), statistics: [...row.statistics], markets: row.markets.map((market) => viewMarket(row, market, now)) };
}
