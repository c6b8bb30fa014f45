import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { readPlacedBets, type PlacedBet } from '../placed-bets.ts';
import { findBet, returnOf } from './bets.ts';

/** Zero to 36. */
export const pockets = 37;
/** A stake is this many chips of the same worth; a round places all of them. */
export const unitsPerStake = 20;

export type RouletteChoice = readonly PlacedBet[];
export interface RouletteOutcome {
  number: number;
  /** The places that won, and what each returned in chips. */
  wins: { bet: string; pay: number }[];
  pay: number;
  isOver: true;
}

/** The choice that was sent, or undefined when the table does not offer it. */
export function readRouletteChoice(value: unknown): RouletteChoice | undefined {
  return readPlacedBets(value, unitsPerStake, (bet) => findBet(bet) !== undefined);
}

export function spinWheel(source: RandomSource, choice: RouletteChoice): RouletteOutcome {
  return settle(uniformInt(source, pockets), choice);
}

/** What the chips on the table return when this number has come. */
export function settle(number: number, choice: RouletteChoice): RouletteOutcome {
  const wins = choice.flatMap(({ bet, units }) => {
    const place = findBet(bet);
    return place?.numbers.includes(number) ? [{ bet, pay: units * returnOf(place) }] : [];
  });
  return { number, wins, pay: wins.reduce((total, { pay }) => total + pay, 0), isOver: true };
}
