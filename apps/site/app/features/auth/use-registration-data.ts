import type { Country, Currency } from '@verdigale/contract';
import { useQueries } from '@tanstack/react-query';
import { callApi } from '#app/session/index.ts';

export interface RegistrationData {
  countries: readonly Country[];
  currencies: readonly Currency[];
  /** Where the visitor is by the edge network; null when it does not say. */
  country: Country | null;
  hasFailed: boolean;
  /** All has been asked for and has answered, one way or the other. */
  isSettled: boolean;
  retry: () => void;
}

/** What the form's lists are made of. Countries without play are not in them. (A 9) */
export function useRegistrationData(): RegistrationData {
  const [countries, currencies, init] = useQueries({
    queries: [
      { queryKey: ['settings.countries'], queryFn: () => callApi('settings.countries') },
      { queryKey: ['settings.currencies', { visible: 1 }], queryFn: () => callApi('settings.currencies', { query: { visible: 1 } }) },
      { queryKey: ['player.init'], queryFn: () => callApi('player.init') },
    ],
  });
  const open = (countries.data?.data ?? []).filter(({ restrict }) => !restrict);
  const lists = [countries, currencies];
  return {
    countries: open,
    currencies: currencies.data?.data ?? [],
    country: open.find(({ code }) => code === init.data?.data.country) ?? null,
    hasFailed: lists.some(({ isError }) => isError),
    isSettled: [...lists, init].every(({ isPending }) => !isPending),
    retry: () => lists.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
