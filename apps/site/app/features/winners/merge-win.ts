import type { Winner } from '@verdigale/contract';

/** The most games that are shown. (wire 11.4) */
export const mostWins = 12;

/** The list with a new win at its head: the newest of each game. (wire 13) */
export function mergeWin(wins: readonly Winner[], win: Winner): Winner[] {
  return [win, ...wins.filter(({ gameId }) => gameId !== win.gameId)].slice(0, mostWins);
}
