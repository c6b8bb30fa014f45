import { useQuery } from '@tanstack/react-query';
import type { Country } from '@verdigale/contract';
import { useLocale } from '#app/locale/use-locale.ts';
import { languageTag } from '#app/locale/direction.ts';
import { callApi } from '#app/session/index.ts';

export interface NamedCountry extends Country {
  /** In the language of the page. */
  label: string;
}

/** The countries in the alphabet of the page's language; undefined until they are there. */
export function useCountries(): { countries: readonly NamedCountry[] | undefined; isError: boolean; refetch: () => void } {
  const { locale } = useLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ['settings.countries'],
    queryFn: () => callApi('settings.countries'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { countries: data && namedIn(languageTag(locale), data.data), isError, refetch: () => void refetch() };
}

function namedIn(language: string, countries: readonly Country[]): NamedCountry[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => ({ ...country, label: names.of(country.code) ?? country.name }))
    .toSorted((a, b) => compare(a.label, b.label));
}
