import { sharedTable } from '../shared-table.ts';
import { rulesOf } from './math.ts';
import { recallOf } from './recall.ts';
import { titles, type LiveWheelTitle } from './titles.ts';

/** A money wheel that turns for all players at once. */
export function liveWheel(title: LiveWheelTitle) {
  return sharedTable({ model: 'live-wheel', builtOn: 'money-wheel', title, rules: rulesOf(title), recall: recallOf(title) });
}

export const liveWheelGames = titles.map(liveWheel);
