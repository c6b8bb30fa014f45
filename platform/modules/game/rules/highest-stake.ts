import { compare, type Money } from '@verdigale/money';
import type { StakeRule } from '#config';
import type { Queryable } from '#kernel';
import { amountIn } from './amount-in.ts';

/** Who bets on what, as far as the rules ask. */
export interface Bettor {
  /** The game's type in the catalogue. */
  type: string;
  /** Where the player lives, and where he is. */
  countries: readonly string[];
  /** `YYYY-MM-DD`; null when it is not known. */
  birthdate: string | null;
  currency: string;
}

/** The most that one bet may be, in the bettor's currency; null where no rule fits. */
export async function highestStake(db: Queryable, rules: readonly StakeRule[], bettor: Bettor, now: Date): Promise<Money | null> {
  const amounts = await Promise.all(rules.filter((rule) => fits(rule, bettor, now)).map((rule) => amountIn(db, rule, bettor.currency)));
  return amounts.length === 0 ? null : amounts.reduce((least, amount) => (compare(amount, least) < 0 ? amount : least));
}

function fits({ types, countries, youngerThan }: StakeRule, bettor: Bettor, now: Date): boolean {
  if (types && !types.includes(bettor.type)) return false;
  if (countries && !bettor.countries.some((country) => countries.includes(country))) return false;
  return youngerThan === undefined || bettor.birthdate === null || ageAt(bettor.birthdate, now) < youngerThan;
}

/** Full years, by the day in UTC. */
export function ageAt(birthdate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  return Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (today.slice(5) < birthdate.slice(5) ? 1 : 0);
}
