import { useRootData } from '#app/root-data.ts';
import { localisePath } from './locale-path.ts';

/** The locale of the page and how addresses are written in it. */
export function useLocale() {
  const { locale, defaultLocale, locales } = useRootData();
  return { locale, defaultLocale, locales, path: (to: string) => localisePath(to, locale, defaultLocale) };
}
