import { parsePrice } from '@verdigale/betting';
import { closedBecause, isLive, type Closed } from '../book/closed-because.ts';
import { isPrice } from '../book/is-price.ts';
import { voidAt } from '../book/void-at.ts';
import { timeOf } from '../reading/view-market.ts';
import type { EachWay } from '../book/book.ts';
import type { LegMarket, PricePolicy } from './bet.ts';

/** Why no bets are taken on an outcome now, or null. One that nobody knows is closed, and one on which they would be void. */
export const closedToBets = (now: LegMarket | undefined, at: Date): Closed | null =>
  now && voidAt(now.voids, at) ? 'closed' : closedLeg(now, at);

/** The same for bets placed earlier, which may be cashed out where new ones would be void. */
export function closedLeg(now: LegMarket | undefined, at: Date): Closed | null {
  if (!now) return 'closed';
  const { producer } = now;
  const health = { aliveAt: timeOf(producer.aliveAt), downSince: timeOf(producer.downSince), epoch: producer.epoch };
  const closed = closedBecause({ status: now.eventStatus, startsAt: new Date(now.startsAt) }, now, health, at);
  if (closed || isPriced(now)) return closed;
  return now.result === null ? 'suspended' : 'settled';
}

const isPriced = ({ result, ...now }: LegMarket) => result === null && offeredPrice(now) !== null;

/** The price of an outcome that is offered; of any other it means nothing, and is null. */
export const offeredPrice = ({ isActive, price }: Pick<LegMarket, 'isActive' | 'price'>): string | null =>
  isActive && isPrice(price) ? price : null;

/** Whether a player who has asked for this price takes the current one. */
export function acceptsPrice(asked: string, now: string, policy: PricePolicy): boolean {
  const [before, after] = [parsePrice(asked), parsePrice(now)];
  const moved = after.num * before.den - before.num * after.den;
  return moved === 0n || policy === 'any' || (policy === 'higher' && moved > 0n);
}

/** Whether the terms for a place are still those that the player has seen. */
export const isSameEachWay = (asked: EachWay, now: EachWay | null): boolean =>
  now !== null && asked.places === now.places && asked.fraction === now.fraction;

export const isLiveLeg = ({ eventStatus }: LegMarket): boolean => isLive({ status: eventStatus });

/** The longest delay of those that are live, in seconds; 0 where none is. */
export const liveDelay = (seconds: Readonly<Record<string, number>>, legs: readonly LegMarket[]): number =>
  Math.max(0, ...legs.filter(isLiveLeg).map(({ sport }) => seconds[sport] ?? seconds['*'] ?? 0));

/**
 * Selections of one event depend on each other, and only a builder has a price that says how: the places of those that are on an event of another
 * leg, parts of one builder being one.
 */
export function relatedLegs(legs: readonly { eventId: string | undefined; builder: number | null }[]): number[] {
  const isApart = (a: number, b: number) => a !== b && (legs[a]!.builder === null || legs[a]!.builder !== legs[b]!.builder);
  return legs.flatMap(({ eventId }, at) =>
    eventId !== undefined && legs.some((other, place) => other.eventId === eventId && isApart(at, place)) ? [at] : [],
  );
}
