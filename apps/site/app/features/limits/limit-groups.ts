import { limitDefinition, limitStatus, type Limit } from '@verdigale/contract';
import { cashDefinitions } from './limit-kinds.ts';
import type { StopKind, StopScope } from './stops/use-begin-stop.ts';

/** In this order. (LIM-02) */
const periods = ['daily', 'weekly', 'monthly'] as const;

export interface OwnLimit {
  limit: Limit;
  /** What will take its place once the player confirms it. */
  pending: Limit | undefined;
}

export type ProductBreak = Limit & { product: NonNullable<Limit['product']> };

export interface LimitGroup {
  period: (typeof periods)[number];
  limits: OwnLimit[];
}

/** The limits on money by period, without periods that have none. (LIM-02) */
export function groupLimits(limits: readonly Limit[]): LimitGroup[] {
  const place = ({ definition }: Limit) => cashDefinitions.findIndex((each) => each === definition);
  return periods.flatMap((period) => {
    const own = activeLimits(limits)
      .filter((limit) => limit.period === period && place(limit) !== -1)
      .toSorted((a, b) => place(a) - place(b) || (a.currency ?? '').localeCompare(b.currency ?? ''));
    return own.length === 0 ? [] : [{ period, limits: own.map((limit) => ({ limit, pending: pendingOf(limits, limit) })) }];
  });
}

/** Whether each limit has to name its currency: there are limits in every period, and in more than one currency. (W 9) */
export function isMultiCurrency(groups: readonly LimitGroup[]): boolean {
  const currencies = new Set(groups.flatMap((group) => group.limits.map(({ limit }) => limit.currency)));
  return groups.length > 2 && currencies.size > 1;
}

/** What will take this limit's place: of its kind, period and currency there is one. Another platform may give it an id of its own. (wire 5.1, 5.3) */
export function pendingOf(limits: readonly Limit[], { definition, period, currency }: Limit): Limit | undefined {
  const isSameKind = (each: Limit) => each.definition === definition && each.period === period && each.currency === currency;
  return limits.find((each) => isSameKind(each) && each.status === limitStatus.pending);
}

/** The break from everything that runs. */
export function breakOf(limits: readonly Limit[]): Limit | undefined {
  return activeLimits(limits).find(({ definition, product }) => definition === limitDefinition.coolingOff && product === null);
}

/** The break or exclusion of this kind and scope that runs; of an exclusion from everything nobody is told here, who can sign in. */
export function runningStop(limits: readonly Limit[], kind: StopKind, scope: StopScope): Limit | undefined {
  if (scope === 'all') return kind === 'break' ? breakOf(limits) : undefined;
  const definition = kind === 'break' ? limitDefinition.coolingOff : limitDefinition.selfExclusion;
  return productBreaksOf(limits).find((each) => each.product === scope && each.definition === definition);
}

/** The breaks and exclusions from one product that run. */
export function productBreaksOf(limits: readonly Limit[]): ProductBreak[] {
  return activeLimits(limits).filter((limit): limit is ProductBreak => limit.product !== null);
}

export function activeLimits(limits: readonly Limit[]): Limit[] {
  return limits.filter(({ status }) => status === limitStatus.active);
}
