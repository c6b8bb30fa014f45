import { languageTag } from '@verdigale/language';
import { useLocale } from '#app/locale/use-locale.ts';

/** A number of minutes in the words of the page's language. */
export function useMinutesText(): (minutes: number) => string {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (minutes) => format.format(minutes);
}
