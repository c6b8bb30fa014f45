import type { TournamentPrize } from '@verdigale/contract';

const isoCode = /^[A-Z]{3}$/;

/** A prize as a language writes it: sums of money by its rules, whole ones without decimals; what else is won as the brand called it. */
export function saidPrize<Prize extends Pick<TournamentPrize, 'title' | 'sum'>>(prize: Prize, tag: string): Prize {
  const { sum } = prize;
  if (!sum || !isoCode.test(sum.currency)) return prize;
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: sum.currency, trailingZeroDisplay: 'stripIfInteger' });
  return { ...prize, title: format.format(sum.amount) };
}
