import { sharedTable } from '../shared-table.ts';
import { rulesOf } from './math.ts';
import { recallOf } from './recall.ts';
import { titles, type LiveSicBoTitle } from './titles.ts';

/** Sic bo at a table that all players share. */
export function liveSicBo(title: LiveSicBoTitle) {
  return sharedTable({ model: 'live-sic-bo', builtOn: 'sic-bo', title, rules: rulesOf(title), recall: recallOf(title) });
}

export const liveSicBoGames = titles.map(liveSicBo);
