import { useLocation } from 'react-router';
import { splitLocale } from './locale-path.ts';
import { useLocale } from './use-locale.ts';

/** Whether the page of a game is open, where nothing may take the focus. */
export function useIsGame(): boolean {
  const { pathname } = useLocation();
  const { locales } = useLocale();
  const codes = locales.map(({ code }) => code);
  return splitLocale(pathname, codes).rest.startsWith('/games/');
}
