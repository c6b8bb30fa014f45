import type { CallQuery } from '@verdigale/contract';
import type { FilterRules } from '#app/widgets/use-address-filter.ts';
import { commonRules, endOf, startOf } from '../invoice-filter.ts';

/** What is chosen in the filters: dates as `YYYY-MM-DD` in the player's own days, empty for "all". */
export interface SpinFilter {
  game: string;
  currency: string;
  from: string;
  to: string;
}

export const noSpinFilter: SpinFilter = { game: '', currency: '', from: '', to: '' };

/** An address may be old, or made up. */
export const spinRules: FilterRules<SpinFilter> = { ...commonRules, game: (value) => /^[\w.-]{1,80}$/.test(value) };

const perPage = 10;

/** A page of the list, where "all" is left out. */
export function spinQuery({ game, currency, from, to }: SpinFilter, page: number): CallQuery<'game.spins.list'> {
  return {
    page,
    perPage,
    ...(game ? { gameIdentity: game } : {}),
    ...(currency ? { currency } : {}),
    ...(from ? { dateFrom: startOf(from) } : {}),
    ...(to ? { dateTo: endOf(to) } : {}),
  };
}
