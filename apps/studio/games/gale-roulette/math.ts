import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { findBet, returnOf } from './bets.ts';

/** Zero to 36. */
export const pockets = 37;
/** A stake is this many chips of the same worth; a round places all of them. */
export const unitsPerStake = 20;

/** Chips on one place of the table. */
export interface PlacedBet {
  bet: string;
  units: number;
}
export type RouletteChoice = readonly PlacedBet[];
export interface RouletteOutcome {
  number: number;
  /** The places that won, and what each returned in chips. */ wins: { bet: string; pay: number }[];
  pay: number;
  isOver: true;
}

/** The choice that was sent, or undefined: each place once, whole chips, and all of the stake's chips together. */
export function readRouletteChoice(value: unknown): RouletteChoice | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > unitsPerStake) return undefined;
  const choice: PlacedBet[] = [];
  for (const entry of value as unknown[]) {
    const { bet, units, ...rest } = Object(entry) as Record<string, unknown>;
    const isKnown = typeof bet === 'string' && findBet(bet) && choice.every((placed) => placed.bet !== bet);
    if (!isKnown || !Number.isInteger(units) || Number(units) < 1 || Object.keys(rest).length > 0) return undefined;
    choice.push({ bet, units: Number(units) });
  }
  return choice.reduce((total, { units }) => total + units, 0) === unitsPerStake ? choice : undefined;
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
