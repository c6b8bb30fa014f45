import { useQuery } from '@tanstack/react-query';
import type { Country } from '@verdigale/contract';
import { visitorQuery } from '#app/queries/player.ts';
import { countriesQuery } from '#app/queries/settings.ts';

/** In no list of countries, whatever the platform says of them. (A 9) */
const hiddenCountries: readonly string[] = ['US', 'UM', 'GB', 'FR', 'NL', 'AW', 'CW', 'MF'];

export interface Countries {
  /** The hidden ones are among them. */
  all: readonly Country[];
  /** What lists of countries show. */
  countries: readonly Country[];
  /** Where the visitor is by the edge network; null when it does not say. */
  country: Country | null;
  hasFailed: boolean;
  /** All has been asked for and has answered, one way or the other. */
  isSettled: boolean;
  retry: () => void;
}

/** The countries, and the visitor's own. */
export function useCountries(): Countries {
  const list = useQuery(countriesQuery);
  const visitor = useQuery(visitorQuery);
  const all = list.data ?? noCountries;
  const countries = all.filter(({ code }) => !hiddenCountries.includes(code));
  // Read here: an answer is another object each time it is looked at, and the list would be another one with it.
  const here = visitor.data?.country;
  return {
    all,
    countries,
    country: countries.find(({ code }) => code === here) ?? null,
    hasFailed: list.isError,
    isSettled: !list.isPending && !visitor.isPending,
    retry: () => void list.refetch(),
  };
}

const noCountries: readonly Country[] = [];
