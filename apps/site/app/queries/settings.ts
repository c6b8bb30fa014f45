import { queryOptions } from '@tanstack/react-query';
import { callQuery, dataOf, untilThere } from './call-query.ts';

/** Rates move slowly, and the platform remembers them as long: what is older is asked for again when it is looked at. */
const ratesFreshMs = 600_000;

export const countriesQuery = queryOptions({ ...callQuery('settings.countries'), staleTime: Number.POSITIVE_INFINITY, select: dataOf });

/** The currencies that players may choose, with their rates. */
export const currenciesQuery = queryOptions({
  ...callQuery('settings.currencies', { query: { visible: 1 } }),
  staleTime: ratesFreshMs,
  refetchInterval: untilThere,
  select: dataOf,
});

/** All of them: an account may be in one that nobody may choose any more. */
export const allCurrenciesQuery = queryOptions({
  ...callQuery('settings.currencies'),
  staleTime: ratesFreshMs,
  refetchInterval: untilThere,
  select: dataOf,
});

/** Whom players can talk to about their play. */
export const helpQuery = queryOptions({ ...callQuery('settings.helpOrganisations'), staleTime: Number.POSITIVE_INFINITY, select: dataOf });

/** What the platform has switched on. */
export const constantsQuery = queryOptions({ ...callQuery('settings.constants'), select: dataOf });

/** What the platform calls a number of its own; the ids of its lists may be texts. (wire 1.4) */
export const nameIn = (items: readonly { id: number | string; name: string }[] | undefined, id: number): string | undefined =>
  items?.find((item) => String(item.id) === String(id))?.name;
