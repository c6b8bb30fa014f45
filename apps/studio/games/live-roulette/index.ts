import { sharedTable } from '../shared-table.ts';
import { rulesOf } from './math.ts';
import { recall } from './recall.ts';
import { titles, type RouletteTitle } from './titles.ts';

/** Roulette at a table that all players share. */
export function liveRoulette(title: RouletteTitle) {
  return sharedTable({ model: 'live-roulette', builtOn: 'gale-roulette', title, rules: rulesOf(title), recall });
}

export const liveRouletteGames = titles.map(liveRoulette);
