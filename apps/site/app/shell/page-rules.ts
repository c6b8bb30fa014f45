import { splitLocale } from '#app/locale/locale-path.ts';

/** Pages on which something may be at stake: a game that runs, a bet slip. */
export function isPlayPage(pathname: string, locales: readonly string[]): boolean {
  const { rest } = splitLocale(pathname, locales);
  return rest.startsWith('/games/') || rest === '/betting' || rest.startsWith('/betting/');
}
