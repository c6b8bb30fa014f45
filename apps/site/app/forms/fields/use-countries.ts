import { useQueries } from '@tanstack/react-query';
import type { Country } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';

export interface Countries {
  /** Those without play are not among them. (A 9) */
  countries: readonly Country[];
  /** Where the visitor is by the edge network; null when it does not say. */
  country: Country | null;
  hasFailed: boolean;
  /** All has been asked for and has answered, one way or the other. */
  isSettled: boolean;
  retry: () => void;
}

/** The countries that players may live in, and the visitor's own. */
export function useCountries(): Countries {
  const [countries, init] = useQueries({
    queries: [
      { queryKey: ['settings.countries'], queryFn: () => callApi('settings.countries') },
      { queryKey: ['player.init'], queryFn: () => callApi('player.init') },
    ],
  });
  const open = (countries.data?.data ?? noCountries).filter(({ restrict }) => !restrict);
  return {
    countries: open,
    country: open.find(({ code }) => code === init.data?.data.country) ?? null,
    hasFailed: countries.isError,
    isSettled: !countries.isPending && !init.isPending,
    retry: () => void countries.refetch(),
  };
}

const noCountries: readonly Country[] = [];
