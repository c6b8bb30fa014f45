import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@verdigale/contract';
import { useCountries, type Countries } from '#app/forms/fields/use-countries.ts';
import { callApi } from '#app/session/index.ts';

export interface RegistrationData extends Countries {
  currencies: readonly Currency[];
}

/** What the form's lists are made of. */
export function useRegistrationData(): RegistrationData {
  const places = useCountries();
  const currencies = useQuery({
    queryKey: ['settings.currencies', { visible: 1 }],
    queryFn: () => callApi('settings.currencies', { query: { visible: 1 } }),
  });
  return {
    ...places,
    currencies: currencies.data?.data ?? noCurrencies,
    hasFailed: places.hasFailed || currencies.isError,
    isSettled: places.isSettled && !currencies.isPending,
    retry() {
      if (places.hasFailed) places.retry();
      if (currencies.isError) void currencies.refetch();
    },
  };
}

const noCurrencies: readonly Currency[] = [];
