import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@verdigale/contract';
import { useCountries, type Countries } from '#app/forms/fields/use-countries.ts';
import { currenciesQuery } from '#app/queries/settings.ts';

export interface RegistrationData extends Countries {
  currencies: readonly Currency[];
}

/** What the form's lists are made of. */
export function useRegistrationData(): RegistrationData {
  const places = useCountries();
  const currencies = useQuery(currenciesQuery);
  return {
    ...places,
    currencies: currencies.data ?? noCurrencies,
    hasFailed: places.hasFailed || (currencies.isFetched && !currencies.data),
    isSettled: places.isSettled && currencies.isFetched,
    retry() {
      if (places.hasFailed) places.retry();
      if (!currencies.data) void currencies.refetch();
    },
  };
}

const noCurrencies: readonly Currency[] = [];
