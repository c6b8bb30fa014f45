import { isSilent, silentSince, type ProducerState } from '../feed/follow.ts';
import type { BookEvent, BookMarket } from './book.ts';

/** Why no bets are taken on a market: over, decided, stopped for a while, or its data is not to be trusted now. */
export type Closed = 'closed' | 'settled' | 'suspended' | 'feed';

type MarketState = Pick<BookMarket, 'status' | 'epoch'>;
type EventState = Pick<BookEvent, 'status' | 'startsAt'>;
type Health = Pick<ProducerState, 'aliveAt' | 'downSince' | 'epoch'>;

/** How long prices of matches that have not begun are good without their producer, and how long before the start they are not. */
const preMatchMs = 5 * 60_000;

const liveStatuses: readonly EventState['status'][] = ['live', 'suspended', 'interrupted'];
export const isLive = ({ status }: Pick<EventState, 'status'>): boolean => liveStatuses.includes(status);

/** Why a market takes no bets now, or null. */
export function closedBecause(event: EventState, market: MarketState, producer: Health, now: Date): Closed | null {
  if (market.status === 'settled') return 'settled';
  if (market.status === 'inactive' || market.status === 'cancelled') return 'closed';
  if (event.status !== 'live' && event.status !== 'not_started')
    return event.status === 'suspended' || event.status === 'interrupted' ? 'suspended' : 'closed';
  // The start has come, and the feed has not said yet that the match runs.
  if (event.status === 'not_started' && event.startsAt <= now) return 'suspended';
  if (market.status !== 'active') return 'suspended';
  return isTrusted(event, market, producer, now) ? null : 'feed';
}

function isTrusted(event: EventState, { epoch }: MarketState, producer: Health, now: Date): boolean {
  const since = downSince(producer, now);
  if (since === null) return epoch === producer.epoch;
  // An outage that has been noticed counts already; a silence that nobody has noticed yet does not.
  const before = producer.downSince ? producer.epoch - 1 : producer.epoch;
  if (isLive(event) || epoch < before) return false;
  return now.getTime() - since.getTime() <= preMatchMs && event.startsAt.getTime() - now.getTime() >= preMatchMs;
}

/** Since when nothing can be trusted; null while the producer is up. */
export function downSince({ downSince: since, aliveAt }: Pick<Health, 'downSince' | 'aliveAt'>, now: Date): Date | null {
  if (since) return since;
  return isSilent({ aliveAt }, now) ? silentSince(aliveAt!) : null;
}
