import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { betsOf } from '../sic-bo/bets.ts';
import type { TableRules } from '../shared-table.ts';
import { exactReturn } from './exact.ts';
import type { LiveSicBoTitle } from './titles.ts';

/** What the three dice show. */
export type SicBoResult = readonly number[];

function throwDice(source: RandomSource): SicBoResult {
  return Array.from({ length: 3 }, () => uniformInt(source, 6) + 1);
}

export function rulesOf(title: LiveSicBoTitle): TableRules<SicBoResult> {
  const bets = new Map(betsOf(title).map((bet) => [bet.identity, bet]));
  return {
    places: [...bets.keys()],
    draw: throwDice,
    returned: (place, dice) => bets.get(place)?.pay(dice) ?? 0,
    returnStep: title.payStep,
    highest: title.triple,
    exactReturn: (place) => exactReturn(title, place),
  };
}
