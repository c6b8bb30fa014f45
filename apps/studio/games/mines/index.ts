import { rational } from '../../engine/rational.ts';
import type { Game, Strategy } from '../game.ts';
import { exactRtp } from './exact.ts';
import { fieldCount, mostMines, playMines, unitsPerStake, type MinesChoice, type MinesOutcome, type MinesStep } from './math.ts';
import { recall } from './recall.ts';

/** Mines: a field of 25, as many mines as the player wants, and gems that pay more the longer he dares. */
export const mines: Game<MinesChoice, MinesStep, MinesOutcome> = {
  identity: 'mines',
  name: 'Mines',
  rulesVersion: '1',
  unitsPerStake,
  // Stated figures; math.test.ts proves them over every number of mines and every gem to stop after.
  facts: { rtp: rational(2457n, 2500n), highestRtp: rational(99n, 100n), maxWin: rational(396_577n, 100n) },
  readChoice: (value) => (isWholeUpTo(value, mostMines) && value > 0 ? value : undefined),
  readStep: (value) => (value === 'cash-out' || isWholeUpTo(value, fieldCount - 1) ? value : undefined),
  play: playMines,
  abandon: ({ uncovered }) => (uncovered.length > 0 ? 'cash-out' : null),
  recall,
  strategies: [stopAfter(3, 3), stopAfter(8, 2), stopAfter(24, 1)],
};

function stopAfter(mineCount: number, gems: number): Strategy<MinesChoice, MinesStep, MinesOutcome> {
  return {
    name: `${mineCount} mines, stop after ${gems}`,
    rtp: exactRtp(mineCount, gems),
    choice: mineCount,
    next: ({ uncovered }) => (uncovered.length < gems ? uncovered.length : 'cash-out'),
  };
}

function isWholeUpTo(value: unknown, largest: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largest;
}
