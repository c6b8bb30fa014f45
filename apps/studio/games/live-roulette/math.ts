import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { bets, findBet, returnOf } from '../gale-roulette/bets.ts';
import type { TableRules } from '../shared-table.ts';
import { exactReturn } from './exact.ts';
import type { RouletteTitle, Strikes } from './titles.ts';

/** Zero to 36. */
export const pockets = 37;
const hundred = 100;

/** The number, and the struck ones with the times that they return, in the order they were struck. */
export type RouletteResult = readonly [number: number, struck: readonly (readonly [number: number, times: number])[]];

/** The strikes come first: they are shown before the ball falls. */
export function spin({ strikes }: RouletteTitle, source: RandomSource): RouletteResult {
  const struck = strikes ? strike(strikes, source) : [];
  return [uniformInt(source, pockets), struck];
}

function strike({ numbers, times }: Strikes, source: RandomSource): [number: number, times: number][] {
  const left = Array.from({ length: pockets }, (_, number) => number);
  const whole = times.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: numbers }, () => {
    const [number] = left.splice(uniformInt(source, left.length), 1) as [number];
    let at = uniformInt(source, whole);
    const hit = times.find(([, weight]) => (at -= weight) < 0) as readonly [number, number];
    return [number, hit[0]];
  });
}

export function returned({ single, hasPartage }: RouletteTitle, place: string, [number, struck]: RouletteResult): number {
  const bet = findBet(place);
  if (!bet) return 0;
  if (!bet.numbers.includes(number)) return hasPartage && number === 0 && bet.kind === 'even' ? hundred / 2 : 0;
  if (bet.kind !== 'straight') return returnOf(bet) * hundred;
  return (struck.find(([each]) => each === number)?.[1] ?? single) * hundred;
}

export function rulesOf(title: RouletteTitle): TableRules<RouletteResult> {
  const most = Math.max(title.single, ...(title.strikes?.times.map(([times]) => times) ?? []));
  return {
    places: bets.map(({ identity }) => identity),
    draw: (source) => spin(title, source),
    returned: (place, result) => returned(title, place, result),
    returnStep: title.hasPartage ? hundred / 2 : hundred,
    highest: most * hundred,
    exactReturn: (place) => exactReturn(title, place),
  };
}
