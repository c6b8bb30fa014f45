import { kept } from '../../engine/kept.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import { betsOf, type Bet } from './bets.ts';
import type { SicBoTitle } from './titles.ts';

/** Pays are in hundredths of the stake; all are tenths. */
export const unitsPerStake = 100;

export interface SicBoChoice {
  bet: string;
}
export type SicBoOutcome = Outcome & { dice: number[] };

export function findBet(title: SicBoTitle, identity: string): Bet | undefined {
  return allBets(title).get(identity);
}

const allBets = kept((title: SicBoTitle) => new Map(betsOf(title).map((bet) => [bet.identity, bet])));

export function readSicBoChoice(title: SicBoTitle, value: unknown): SicBoChoice | undefined {
  const { bet, ...rest } = Object(value) as Record<string, unknown>;
  return typeof bet === 'string' && findBet(title, bet) && Object.keys(rest).length === 0 ? { bet } : undefined;
}

export function throwDice(title: SicBoTitle, source: RandomSource, { bet }: SicBoChoice): SicBoOutcome {
  const dice = Array.from({ length: 3 }, () => uniformInt(source, 6) + 1);
  return { dice, pay: findBet(title, bet)?.pay(dice) ?? 0, isOver: true };
}
