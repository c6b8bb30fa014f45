import { playerStatus } from '@verdigale/contract';
import { compare, type Money } from '@verdigale/money';
import type { Offer, Period } from '../campaign/offer.ts';
import type { Refusal } from '../rules/refusals.ts';
import type { Product } from '../terms/terms.ts';
import type { SumReader } from './sums.ts';

/** What decides whether a player can have an offer now. */
export interface PlayerFacts {
  status: number;
  /** Products that he has excluded himself from. */
  excludedFrom: readonly Product[];
  /** These, and those that he must not play at present (a break): he gets nothing new for them, but what he was promised is kept. */
  shut: readonly Product[];
  country: string;
  registeredAt: Date;
  now: Date;
  /** When the player was given this campaign's bonuses before. */
  claimedAt: readonly Date[];
  /** What the rules of his country forbid of it. */
  refusals: readonly Refusal[];
  minAccountDays: number | null;
  /** His country leaves a player one bonus in all, and he was given it. */
  hasHadHisOne: boolean;
  /** His country wants his identity proved first, and it is not. */
  lacksIdentity: boolean;
  /** Of the campaign, so far. */
  given: { claims: bigint; spent: bigint; codes: bigint };
}

/** A deposit that an offer is judged for; its sum is unknown before money comes to an address. */
export interface DepositFacts {
  /** Which successful deposit of the player it would be. */
  number: number;
  sum: Money | null;
  method: string | null;
}

export type Unavailable = 'law' | 'closed' | 'had' | 'exhausted' | 'not-yours' | 'other-deposit';

/** Why a player cannot have an offer, or null. The first reason counts: those that hold for everybody come before those that concern this player. */
export function judgeOffer(
  offer: Offer,
  player: PlayerFacts,
  { deposit, sums }: { deposit: DepositFacts | null; sums: Pick<SumReader, 'read' | 'base'> },
): Unavailable | null {
  if (player.refusals.length > 0) return 'law';
  if (!isOpen(offer, player.now)) return 'closed';
  if (hasHad(offer, player)) return 'had';
  if (isExhausted(offer, player, sums)) return 'exhausted';
  if (!isFor(offer, player) || isShut(offer, player.shut)) return 'not-yours';
  return deposit && offer.trigger.kind === 'deposit' && !fits(offer, deposit, sums) ? 'other-deposit' : null;
}

/** Whether law or the player's own state keep it from him, whatever has become of the offer. */
export function isForbidden(offer: Offer, player: PlayerFacts): boolean {
  return player.refusals.length > 0 || !isFor(offer, player);
}

/** In its time, and on its days. Open at the first instant, closed at the last. */
function isOpen({ availableFrom, availableTo, trigger: { weekdays } }: Offer, now: Date): boolean {
  if (availableFrom !== null && now < new Date(availableFrom)) return false;
  if (availableTo !== null && now >= new Date(availableTo)) return false;
  return weekdays === undefined || weekdays.includes(now.getUTCDay() === 0 ? 7 : now.getUTCDay());
}

/** The start of the day, the week from Monday, or the month, in UTC. */
export function startOf(period: Period, now: Date): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (period === 'month') return new Date(Date.UTC(year, month, 1));
  return new Date(Date.UTC(year, month, period === 'day' ? day : day - ((now.getUTCDay() + 6) % 7)));
}

/** Whether the player has claimed the offer as often as it may be claimed, ever or in the current period. */
export function hasHad({ perPlayer }: Pick<Offer, 'perPlayer'>, { claimedAt, now }: Pick<PlayerFacts, 'claimedAt' | 'now'>): boolean {
  if (!perPlayer) return false;
  const { times, within } = perPlayer;
  const counted = within === 'ever' ? claimedAt : claimedAt.filter((at) => at >= startOf(within, now));
  return counted.length >= times;
}

function isExhausted(
  { budget, trigger: { stock } }: Offer,
  { given }: Pick<PlayerFacts, 'given'>,
  { base }: Pick<SumReader, 'base'>,
): boolean {
  if (budget.claims !== null && given.claims >= BigInt(budget.claims)) return true;
  if (stock !== undefined && given.codes >= BigInt(stock)) return true;
  return budget.spent !== null && given.spent >= ceilingOf(budget.spent, base);
}

/** A ceiling in minor units of the base currency. */
export function ceilingOf(spent: string, { exponent }: { exponent: number }): bigint {
  const [whole = '0', fraction = ''] = spent.split('.');
  return BigInt(whole + fraction.padEnd(exponent, '0').slice(0, exponent));
}

/** Whether any of it is for a product that the player has shut to himself: nobody offers him that any more. (X8) */
export const isShut = ({ items }: Pick<Offer, 'items'>, shut: readonly Product[]): boolean =>
  items.some(({ terms }) => shut.includes(terms.product));

function isFor(offer: Offer, player: PlayerFacts): boolean {
  const { countries } = offer;
  const { status, excludedFrom, country, registeredAt, minAccountDays, now } = player;
  if (status !== playerStatus.active || isShut(offer, excludedFrom)) return false;
  if (player.hasHadHisOne || player.lacksIdentity) return false;
  if (countries.length > 0 && !countries.includes(country)) return false;
  return minAccountDays === null || registeredAt.getTime() + minAccountDays * 86_400_000 <= now.getTime();
}

function fits({ trigger }: Offer, { number, sum, method }: DepositFacts, { read }: Pick<SumReader, 'read'>): boolean {
  if (trigger.nth !== undefined && trigger.nth !== number) return false;
  if (trigger.methods && method !== null && !trigger.methods.includes(method)) return false;
  if (!sum) return true;
  if (trigger.from && compare(sum, read(trigger.from)) < 0) return false;
  return !trigger.to || compare(sum, read(trigger.to)) <= 0;
}
