import { rational } from '../../engine/rational.ts';
import { noStep, type Game } from '../game.ts';
import { exactRtp } from './exact.ts';
import { readRouletteChoice, spinWheel, unitsPerStake, type RouletteChoice, type RouletteOutcome } from './math.ts';
import { recall } from './recall.ts';

const mixed = ['straight-17', 'split-0-2', 'corner-32-33-35-36', 'red'].map((bet) => ({ bet, units: 5 }));
const strategy = (name: string, choice: RouletteChoice) => ({ name, rtp: exactRtp(choice), choice });

/** Gale Roulette: European, one zero, all the stake's chips on any places of the table. */
export const galeRoulette: Game<RouletteChoice, never, RouletteOutcome> = {
  identity: 'gale-roulette',
  name: 'Gale Roulette',
  rulesVersion: '1',
  unitsPerStake,
  // Of every bet; math.test.ts plays all 37 numbers on each.
  facts: { rtp: rational(36n, 37n), maxWin: rational(36n) },
  readChoice: readRouletteChoice,
  readStep: noStep,
  play: spinWheel,
  abandon: () => null,
  recall,
  strategies: [
    strategy('red', [{ bet: 'red', units: unitsPerStake }]),
    strategy('one number', [{ bet: 'straight-17', units: unitsPerStake }]),
    strategy('mixed', mixed),
  ],
};
