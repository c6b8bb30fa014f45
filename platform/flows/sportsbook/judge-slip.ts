import { countLines, parseFraction, parsePrice, placePrice, type Bet, type Leg } from '@verdigale/betting';
import type { CallBody } from '@verdigale/contract';
import { formatDecimal, money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { amountIn, type GameSession } from '#modules/game';
import {
  acceptsPrice,
  closedLeg,
  isLiveLeg,
  isSameEachWay,
  mostUnitStake,
  relatedLegs,
  type EachWay,
  type LegMarket,
  type PricePolicy,
} from '#modules/sportsbook';

export type Slip = CallBody<'sportsbook.slip'>;

export interface JudgedLeg {
  outcomeId: string;
  asked: string;
  /** What it is on, as it is now; undefined for an outcome that nobody knows. */
  now: LegMarket | undefined;
  closed: string | null;
  isRelated: boolean;
  /** Each way: the terms that the player has seen, and those of now; null where it is not asked for, or not offered. */
  eachWay: { asked: EachWay | null; now: EachWay | null };
  /** The outcome that settles the place of a bet each way. */
  placeOutcomeId: string | null;
  /** What the operator lets a bet on it win. */
  mostWin: string | null;
}

interface Offer {
  outcomeId: string;
  now: LegMarket;
  placeOutcomeId: string | null;
  mostWin: string | null;
}

export function judgeLegs({ legs, isBuilder = false }: Pick<Slip, 'legs' | 'isBuilder'>, offers: readonly Offer[], at: Date): JudgedLeg[] {
  const known = new Map(offers.map((offer) => [offer.outcomeId, offer]));
  const related = isBuilder ? [] : relatedLegs(legs.map(({ outcomeId }) => known.get(outcomeId)?.now.eventId));
  return legs.map(({ outcomeId, price, eachWay: asked = null }, place) => {
    const { now, placeOutcomeId = null, mostWin = null } = known.get(outcomeId) ?? {};
    // Without a market that would settle the place nothing can be bet on it.
    const eachWay = { asked, now: placeOutcomeId === null ? null : (now?.eachWay ?? null) };
    const isRelated = related.includes(place);
    return { outcomeId, asked: price, now, closed: closedLeg(now, at), isRelated, eachWay, placeOutcomeId, mostWin };
  });
}

export interface OpenLeg extends JudgedLeg {
  now: LegMarket;
}

/**
 * The legs, all of them open, at prices and terms that the player takes. Throws legsRelated, betClosed, eachWayChanged, priceChanged, each with its
 * legs under `fields` and, for terms and prices, what they are now.
 */
export function requireOpenLegs(legs: readonly JudgedLeg[], policy: PricePolicy): OpenLeg[] {
  refuse('legsRelated', legs, ({ isRelated }) => (isRelated ? 'is on the event of another leg' : null));
  const open = requireOpen(legs);
  refuse('eachWayChanged', open, ({ eachWay: { asked, now } }) => {
    if (asked === null || isSameEachWay(asked, now)) return null;
    return now ? `${now.places} ${now.fraction}` : 'is not taken each way';
  });
  refuse('priceChanged', open, ({ asked, now }) => (acceptsPrice(asked, now.price, policy) ? null : now.price));
  return open;
}

/** Throws betClosed with the legs that take no bets under `fields`. */
export function requireOpen(legs: readonly JudgedLeg[]): OpenLeg[] {
  refuse('betClosed', legs, ({ closed }) => closed);
  return [...(legs as readonly OpenLeg[])];
}

function refuse<L>(
  reason: 'legsRelated' | 'betClosed' | 'eachWayChanged' | 'priceChanged',
  legs: readonly L[],
  problemOf: (leg: L) => string | null,
): void {
  const found = legs.flatMap((leg, at) => {
    const problem = problemOf(leg);
    return problem === null ? [] : [[`legs.${at}`, [problem]] as [string, string[]]];
  });
  if (found.length > 0) throw new AppError(reason, `${found.length} of the legs cannot be taken`, { fields: Object.fromEntries(found) });
}

/** The bet at these prices; throws invalid on prices, sizes or a stake that have no meaning, and where only some legs are each way. */
export function betOf<U extends bigint>(legs: readonly PricedLeg[], sizes: readonly number[], unitStake: U): Bet {
  try {
    const bet = { unitStake, sizes, legs: legs.map(undecidedLeg) };
    countLines(bet);
    return bet;
  } catch (error) {
    if (error instanceof RangeError) throw AppError.invalid('sizes', error.message);
    throw error;
  }
}

export interface PricedLeg {
  price: string;
  eachWay?: EachWay | null;
}

/** A leg at the price of now, each way if it is asked for. */
export const pricedLeg = ({ now, eachWay }: OpenLeg): PricedLeg => ({ price: now.price, eachWay: eachWay.asked });

function undecidedLeg({ price, eachWay }: PricedLeg): Leg {
  const win = { price: parsePrice(price), result: null };
  return eachWay ? { win, place: { price: placePrice(win.price, parseFraction(eachWay.fraction)), result: null } } : { win };
}

/** What the house lets one bet win and its player's bets pay, in minor units of the account. */
export interface HouseLimits {
  payout: bigint;
  win: { prematch: bigint; live: bigint };
}

export async function houseLimits({ db, config }: Pick<Kernel, 'config'> & { db: Queryable }, code: string): Promise<HouseLimits> {
  const { currency, mostPayout, mostWin } = config.sportsbook;
  const sums = await Promise.all([mostPayout, mostWin.prematch, mostWin.live].map((amount) => amountIn(db, { amount, currency }, code)));
  const [payout, prematch, live] = sums.map(({ amount }) => amount);
  return { payout: payout!, win: { prematch: prematch!, live: live! } };
}

/**
 * The most that a line of this bet may be staked with, whatever the balance: by the least of the house's limits and the operator's on its legs, times
 * the player's factor, and by what his open bets leave.
 */
export async function highestUnitStake(
  { db, config }: Pick<Kernel, 'db' | 'config'>,
  bet: Bet,
  legs: readonly OpenLeg[],
  session: GameSession,
  limits: HouseLimits,
  { most: exposure, factor }: { most: bigint; factor: string | null },
): Promise<bigint> {
  const house = legs.some(({ now }) => isLiveLeg(now)) ? limits.win.live : limits.win.prematch;
  const stated = legs.flatMap(({ mostWin }) => (mostWin === null ? [] : [{ amount: mostWin, currency: config.sportsbook.currency }]));
  const sums = await Promise.all(stated.map((sum) => amountIn(db, sum, session.currency)));
  const least = sums.reduce((win, { amount }) => (amount < win ? amount : win), house);
  const { num, den } = parseFraction(factor ?? '1');
  return mostUnitStake(bet, { payout: limits.payout - exposure, win: (least * num) / den, stake: session.maxStake });
}

/** Throws sportStakeTooHigh with the possible stake under `fields`. */
export function requireStake(unitStake: bigint, most: bigint, { currency, exponent }: GameSession): void {
  if (unitStake <= most) return;
  const possible = formatDecimal(money(most, currency), { code: currency, exponent });
  throw new AppError('sportStakeTooHigh', `a line may be staked with ${possible} ${currency}`, { fields: { unitStake: [possible] } });
}
