import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { readPlacedBets, type PlacedBet } from '../placed-bets.ts';
import { findBet, returnOf, type Bet } from './bets.ts';
import type { RouletteRules } from './titles.ts';

/** Zero to 36. */
export const pockets = 37;

export type RouletteChoice = readonly PlacedBet[];
export interface RouletteOutcome {
  /** What came, wheel by wheel. */
  numbers: number[];
  /** The places that returned something, and what, in units. */
  wins: { bet: string; pay: number }[];
  pay: number;
  isOver: true;
}

/** What a chip is in units: one for each wheel, and halves where half a chip can come back. */
export function unitsPerChip({ wheels, hasPartage }: RouletteRules): number {
  return wheels * (hasPartage ? 2 : 1);
}

export function unitsPerStake(rules: RouletteRules): number {
  return rules.chips * unitsPerChip(rules);
}

/** The choice that was sent, or undefined when the table does not offer it. */
export function readRouletteChoice({ chips }: RouletteRules, value: unknown): RouletteChoice | undefined {
  return readPlacedBets(value, chips, (bet) => findBet(bet) !== undefined);
}

export function spinWheels(rules: RouletteRules, source: RandomSource, choice: RouletteChoice): RouletteOutcome {
  const numbers = Array.from({ length: rules.wheels }, () => uniformInt(source, pockets));
  return settle(rules, numbers, choice);
}

/** What the chips on the table return when these numbers have come. */
export function settle(rules: RouletteRules, numbers: number[], choice: RouletteChoice): RouletteOutcome {
  const wins = choice.flatMap(({ bet, units: chips }) => {
    const place = findBet(bet);
    const pay = place ? chips * numbers.reduce((total, number) => total + returned(rules, place, number), 0) : 0;
    return pay > 0 ? [{ bet, pay }] : [];
  });
  return { numbers, wins, pay: wins.reduce((total, { pay }) => total + pay, 0), isOver: true };
}

/** What the part of a chip that plays on one wheel returns, in units. */
function returned({ hasPartage }: RouletteRules, bet: Bet, number: number): number {
  if (bet.numbers.includes(number)) return returnOf(bet) * (hasPartage ? 2 : 1);
  return hasPartage && number === 0 && bet.kind === 'even' ? 1 : 0;
}
