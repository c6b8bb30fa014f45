import { countLines, parsePrice, type Bet } from '@verdigale/betting';
import type { CallBody } from '@verdigale/contract';
import { formatDecimal, money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { amountIn, type GameSession } from '#modules/game';
import { acceptsPrice, closedLeg, isLiveLeg, mostUnitStake, relatedLegs, type LegMarket, type PricePolicy } from '#modules/sportsbook';

export type Slip = CallBody<'sportsbook.slip'>;

export interface JudgedLeg {
  outcomeId: string;
  asked: string;
  /** What it is on, as it is now; undefined for an outcome that nobody knows. */
  now: LegMarket | undefined;
  closed: string | null;
  isRelated: boolean;
}

export function judgeLegs({ legs }: Slip, offers: readonly { outcomeId: string; now: LegMarket }[], at: Date): JudgedLeg[] {
  const known = new Map(offers.map(({ outcomeId, now }) => [outcomeId, now]));
  const related = relatedLegs(legs.map(({ outcomeId }) => known.get(outcomeId)?.eventId));
  return legs.map(({ outcomeId, price }, place) => {
    const now = known.get(outcomeId);
    return { outcomeId, asked: price, now, closed: closedLeg(now, at), isRelated: related.includes(place) };
  });
}

export interface OpenLeg extends JudgedLeg {
  now: LegMarket;
}

/**
 * The legs, all of them open, at prices that the player takes. Throws legsRelated, betClosed, priceChanged, each with its legs under `fields`
 * and, for a price, what it is now.
 */
export function requireOpenLegs(legs: readonly JudgedLeg[], policy: PricePolicy): OpenLeg[] {
  refuse('legsRelated', legs, ({ isRelated }) => (isRelated ? 'is on the event of another leg' : null));
  refuse('betClosed', legs, ({ closed }) => closed);
  const open = legs as readonly OpenLeg[];
  refuse('priceChanged', open, ({ asked, now }) => (acceptsPrice(asked, now.price, policy) ? null : now.price));
  return [...open];
}

function refuse<L>(reason: 'legsRelated' | 'betClosed' | 'priceChanged', legs: readonly L[], problemOf: (leg: L) => string | null): void {
  const found = legs.flatMap((leg, at) => {
    const problem = problemOf(leg);
    return problem === null ? [] : [[`legs.${at}`, [problem]] as [string, string[]]];
  });
  if (found.length > 0) throw new AppError(reason, `${found.length} of the legs cannot be taken`, { fields: Object.fromEntries(found) });
}

/** The bet at the prices of now; throws invalid on prices, sizes or a stake that have no meaning. */
export function betOf<U extends bigint>(legs: readonly { price: string }[], sizes: readonly number[], unitStake: U): Bet {
  try {
    const bet = { unitStake, sizes, legs: legs.map(({ price }) => ({ win: { price: parsePrice(price), result: null } })) };
    countLines(bet);
    return bet;
  } catch (error) {
    if (error instanceof RangeError) throw AppError.invalid('sizes', error.message);
    throw error;
  }
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

/** The most that a line of this bet may be staked with, whatever the balance. */
export function highestUnitStake(bet: Bet, legs: readonly OpenLeg[], session: GameSession, limits: HouseLimits, exposure: bigint): bigint {
  const win = legs.some(({ now }) => isLiveLeg(now)) ? limits.win.live : limits.win.prematch;
  return mostUnitStake(bet, { payout: limits.payout - exposure, win, stake: session.maxStake });
}

/** Throws sportStakeTooHigh with the possible stake under `fields`. */
export function requireStake(unitStake: bigint, most: bigint, { currency, exponent }: GameSession): void {
  if (unitStake <= most) return;
  const possible = formatDecimal(money(most, currency), { code: currency, exponent });
  throw new AppError('sportStakeTooHigh', `a line may be staked with ${possible} ${currency}`, { fields: { unitStake: [possible] } });
}
