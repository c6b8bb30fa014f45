import { languageTag } from '@verdigale/language';
import { useLocale } from '#app/locale/use-locale.ts';

/** How points are written in the page's language. */
export function usePoints(): (points: number) => string {
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(languageTag(locale));
  return (points) => number.format(points);
}
