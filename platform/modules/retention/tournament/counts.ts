import { compare, parseDecimal, type CurrencyInfo, type Money } from '@verdigale/money';
import type { TournamentLimit, TournamentTerms } from '#config';

export interface CountedRound {
  stake: Money;
  exponent: number;
  /** Identities of the categories that the game is in. */
  collections: readonly string[];
}

/** Whether a round that began and ended inside the tournament's time counts, by its game and stake. `inBase` converts, at current rates. */
export function countsFor(
  terms: Pick<TournamentTerms, 'collections' | 'collectionsExcluded' | 'minStake' | 'maxStake'>,
  { stake, exponent, collections }: CountedRound,
  base: CurrencyInfo,
  inBase: (sum: Money) => Money,
): boolean {
  const isIn = (wanted: readonly string[]) => collections.some((each) => wanted.includes(each));
  if (terms.collections.length > 0 && !isIn(terms.collections)) return false;
  if (isIn(terms.collectionsExcluded)) return false;
  // Less than, equal to or more than the sum: in the stake's own currency where that has one, else by its worth.
  const compareTo = ({ base: sum, items = {} }: TournamentLimit) => {
    const own = items[stake.currency];
    return own === undefined
      ? compare(inBase(stake), parseDecimal(sum, base))
      : compare(stake, parseDecimal(own, { code: stake.currency, exponent }));
  };
  const { minStake, maxStake } = terms;
  const isEnough = minStake === null || compareTo(minStake) > (minStake.isExcluded ? 0 : -1);
  return isEnough && (maxStake === null || compareTo(maxStake) < (maxStake.isExcluded ? 0 : 1));
}

/** Whether a tournament is for players of this country. */
export const isOpenIn = ({ countries = [] }: Pick<TournamentTerms, 'countries'>, country: string): boolean =>
  countries.length === 0 || countries.includes(country);
