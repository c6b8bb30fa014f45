import { useQuery } from '@tanstack/react-query';
import type { Country, Currency } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import type { Option } from '@verdigale/ui/list-box';
import { useLocale } from '#app/locale/use-locale.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { countryOptions, currencyOptions, timeZoneOptions } from './choice-options.tsx';
import type { FieldKind } from './platform-fields.ts';

interface ChoiceData {
  countries: readonly Country[];
  currencies?: readonly Currency[];
}

/**
 * What a field of this kind is chosen from; nothing where it is typed. The same list until its data changes: for another one 250 countries would be
 * drawn anew with every key.
 */
export function useChoiceOptions(kind: FieldKind, { countries, currencies = none }: ChoiceData): readonly Option[] {
  const { locale } = useLocale();
  const constants = useQuery({ ...constantsQuery, enabled: kind === 'timeZone' }).data;
  switch (kind) {
    case 'country':
      return countryOptions(countries, languageTag(locale));
    case 'currency':
      return currencyOptions(currencies);
    case 'timeZone':
      return constants ? timeZoneOptions(constants) : none;
    default:
      return none;
  }
}

const none: readonly never[] = [];
