import { countLines, joinParts, parseFraction, parsePrice, placePrice, type Bet, type Leg } from '@verdigale/betting';
import type { CallBody } from '@verdigale/contract';
import type { Money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable } from '#kernel';
import type { StakeDecision } from '#modules/bonus';
import { amountIn, type GameSession } from '#modules/game';
import {
  acceptsPrice,
  closedToBets,
  isLiveLeg,
  isSameEachWay,
  mostOnOne,
  mostUnitStake,
  relatedLegs,
  type EachWay,
  type LegMarket,
  type OpenPayout,
  type PricePolicy,
} from '#modules/sportsbook';
import { worthIn } from '#modules/settings';

export type Slip = CallBody<'sportsbook.slip'>;

export interface JudgedLeg {
  outcomeId: string;
  asked: string;
  /** What it is on, as it is now; undefined for an outcome that nobody knows. */
  now: LegMarket | undefined;
  closed: string | null;
  isRelated: boolean;
  /** Of which builder it is a part. */
  builder: number | null;
  /** Each way: the terms that the player has seen, and the current ones; null where it is not asked for, or not offered. */
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

/** Each leg of a slip, in its order, beside what is offered now. Refuses nothing: `requireOpenLegs` does. */
export function judgeLegs({ legs, sizes }: Pick<Slip, 'legs' | 'sizes'>, offers: readonly Offer[], at: Date): JudgedLeg[] {
  const known = new Map(offers.map((offer) => [offer.outcomeId, offer]));
  // Lines of one leg combine nothing.
  const isCombined = sizes.some((size) => size > 1);
  const on = legs.map(({ outcomeId, builder = null }) => ({ eventId: known.get(outcomeId)?.now.eventId, builder }));
  const related = isCombined ? relatedLegs(on) : [];
  return legs.map(({ outcomeId, price, eachWay: asked = null, builder = null }, place) => {
    const { now, placeOutcomeId = null, mostWin = null } = known.get(outcomeId) ?? {};
    // Without a market that would settle the place nothing can be bet on it.
    const eachWay = { asked, now: placeOutcomeId === null ? null : (now?.eachWay ?? null) };
    const isRelated = related.includes(place);
    return { outcomeId, asked: price, now, closed: closedToBets(now, at), isRelated, builder, eachWay, placeOutcomeId, mostWin };
  });
}

export interface OpenLeg extends JudgedLeg {
  now: LegMarket;
}

/**
 * The legs, all of them open, at prices and terms that the player takes; what parts of a builder cost alone is no matter. Throws legsRelated, betClosed, eachWayChanged, priceChanged, each with its
 * legs under `fields` and, for terms and prices, what they are now.
 */
export function requireOpenLegs(legs: readonly JudgedLeg[], policy: PricePolicy): OpenLeg[] {
  refuse('legsRelated', 'legs', legs, ({ isRelated }) => (isRelated ? 'is on the event of another leg' : null));
  refuse('betClosed', 'legs', legs, ({ closed }) => closed);
  const open = [...(legs as readonly OpenLeg[])];
  refuse('eachWayChanged', 'legs', open, ({ eachWay: { asked, now } }) => {
    if (asked === null || isSameEachWay(asked, now)) return null;
    return now ? `${now.places} ${now.fraction}` : 'is not taken each way';
  });
  refuse('priceChanged', 'legs', open, ({ asked, now, builder }) =>
    builder !== null || acceptsPrice(asked, now.price, policy) ? null : now.price,
  );
  return open;
}

/** Throws this refusal where any of these has a problem, with each problem under `fields` by its place. */
export function refuse<L>(
  reason: 'legsRelated' | 'legsNotCombined' | 'betClosed' | 'eachWayChanged' | 'priceChanged',
  name: 'legs' | 'builders',
  list: readonly L[],
  problemOf: (item: L, at: number) => string | null,
): void {
  const found = list.flatMap((item, at) => {
    const problem = problemOf(item, at);
    return problem === null ? [] : [[`${name}.${at}`, [problem]] as [string, string[]]];
  });
  if (found.length > 0) throw new AppError(reason, `${found.length} of the ${name} cannot be taken`, { fields: Object.fromEntries(found) });
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

/** The legs as the bet counts them: at the current price, each way where it is asked for, and each builder at its own. */
export const pricedLegs = (legs: readonly OpenLeg[], builderPrices: readonly string[]): PricedLeg[] =>
  joinParts(legs, ({ builder }) => builder).map(({ builder, parts }) =>
    builder === null ? { price: parts[0]!.now.price, eachWay: parts[0]!.eachWay.asked } : { price: builderPrices[builder]! },
  );

function undecidedLeg({ price, eachWay }: PricedLeg): Leg {
  const win = { price: parsePrice(price), result: null };
  return eachWay ? { win, place: { price: placePrice(win.price, parseFraction(eachWay.fraction)), result: null } } : { win };
}

/** What the house lets one bet win and its player's bets pay, in minor units of the account. */
export interface HouseLimits {
  payout: bigint;
  win: { prematch: bigint; live: bigint };
  /** A sum of any account of the player in the currency of this one. */
  worth: (sum: Money) => Money;
}

/** The brand's limits on bets (`config.sportsbook`) in the currency `code`, at current rates. */
export async function houseLimits({ db, config }: Pick<Kernel, 'config'> & { db: Queryable }, code: string): Promise<HouseLimits> {
  const { currency, mostPayout, mostWin } = config.sportsbook;
  const stated = Promise.all([mostPayout, mostWin.prematch, mostWin.live].map((amount) => amountIn(db, { amount, currency }, code)));
  const [sums, worth] = await Promise.all([stated, worthIn(db, code)]);
  const [payout, prematch, live] = sums.map(({ amount }) => amount);
  return { payout: payout!, win: { prematch: prematch!, live: live! }, worth };
}

/**
 * The most that a line of this bet may be staked with, whatever the balance: by the least of the house's limits and the operator's on its legs, times
 * the player's factor, and by what his open bets leave.
 */
export async function highestUnitStake(
  { db, config }: Pick<Kernel, 'db' | 'config'>,
  bet: Bet,
  legs: readonly Pick<OpenLeg, 'now' | 'mostWin'>[],
  session: Pick<GameSession, 'currency' | 'maxStake'>,
  limits: HouseLimits,
  { open, factor }: { open: readonly OpenPayout[]; factor: string | null },
): Promise<bigint> {
  const house = legs.some(({ now }) => isLiveLeg(now)) ? limits.win.live : limits.win.prematch;
  const stated = legs.flatMap(({ mostWin }) => (mostWin === null ? [] : [{ amount: mostWin, currency: config.sportsbook.currency }]));
  const sums = await Promise.all(stated.map((sum) => amountIn(db, sum, session.currency)));
  const least = sums.reduce((win, { amount }) => (amount < win ? amount : win), house);
  const { num, den } = parseFraction(factor ?? '1');
  return mostUnitStake(bet, { payout: limits.payout - mostOnOne(open, limits.worth), win: (least * num) / den, stake: session.maxStake });
}

/** Throws productRestricted (14306) where there is only bonus money, and its terms keep it from this bet. */
export function requireOtherMoney({ kind }: StakeDecision): void {
  if (kind !== 'restricted') return;
  const details = { extra: { reason: 'bonus' }, fields: { unitStake: ['bonus'] } };
  throw new AppError('productRestricted', 'only bonus money is left, and it is not for this bet', details);
}

/** Throws sportStakeTooHigh. */
export function requireStake(unitStake: bigint, most: bigint): void {
  if (unitStake > most) throw new AppError('sportStakeTooHigh', `a line may be staked with ${most} minor units`);
}
