import type { TournamentPrize } from '@verdigale/contract';

/** Coins have codes of the same form, which would be rounded to cents. */
const known = new Set(Intl.supportedValuesOf('currency'));

/** A prize as a language writes it: sums of money by its rules, whole ones without decimals; what else is won as the brand called it. */
export function saidPrize<Prize extends Pick<TournamentPrize, 'title' | 'sum'>>(prize: Prize, tag: string): Prize {
  const { sum } = prize;
  if (!sum || !known.has(sum.currency)) return prize;
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: sum.currency, trailingZeroDisplay: 'stripIfInteger' });
  return { ...prize, title: format.format(sum.amount) };
}
