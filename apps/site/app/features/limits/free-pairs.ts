import type { Limit } from '@verdigale/contract';
import { activeLimits } from './limit-groups.ts';

/** Currencies that have a limit of this kind in this period: there is one for each pair, which is changed and not made anew. (wire 5.3) */
export function usedCurrencies(limits: readonly Limit[], definition: number, period: string): ReadonlySet<string> {
  const used = activeLimits(limits).filter((limit) => limit.definition === definition && limit.period === period);
  return new Set(used.flatMap(({ currency }) => currency ?? []));
}

/** Whether a limit of this kind can still be set in this period, in any of these currencies. */
export function isPeriodFree(limits: readonly Limit[], definition: number, period: string, currencies: readonly string[]): boolean {
  const used = usedCurrencies(limits, definition, period);
  return currencies.some((currency) => !used.has(currency));
}
