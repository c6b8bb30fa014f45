import { sharedTable } from '../shared-table.ts';
import { rulesOf } from './math.ts';
import { recall } from './recall.ts';
import { titles, type LiveBaccaratTitle } from './titles.ts';

/** Baccarat at a table that all players share. */
export function liveBaccarat(title: LiveBaccaratTitle) {
  return sharedTable({ model: 'live-baccarat', builtOn: 'baccarat', title, rules: rulesOf(title), recall });
}

export const liveBaccaratGames = titles.map(liveBaccarat);
