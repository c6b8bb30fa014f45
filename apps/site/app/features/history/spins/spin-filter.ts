import type { CallQuery } from '@verdigale/contract';
import { endOf, startOf } from '../invoice-filter.ts';

/** What is chosen in the filters: dates as `YYYY-MM-DD` in the player's own days, empty for "all". */
export interface SpinFilter {
  game: string;
  currency: string;
  from: string;
  to: string;
}

export const noSpinFilter: SpinFilter = { game: '', currency: '', from: '', to: '' };

/** Where somebody is in the list. */
export interface SpinPlace {
  filter: SpinFilter;
  page: number;
}

export const firstSpins: SpinPlace = { filter: noSpinFilter, page: 1 };

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
