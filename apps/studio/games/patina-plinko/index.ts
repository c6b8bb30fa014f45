import { rational } from '../../engine/rational.ts';
import { noStep, type Game } from '../game.ts';
import { allChoices, exactRtp } from './exact.ts';
import { dropBall, readPlinkoChoice, unitsPerStake, type PlinkoChoice, type PlinkoOutcome } from './math.ts';
import { recall } from './recall.ts';

/** Patina Plinko: a ball through 8, 12 or 16 rows of pins, at three risks. */
export const patinaPlinko: Game<PlinkoChoice, never, PlinkoOutcome> = {
  identity: 'patina-plinko',
  name: 'Patina Plinko',
  rulesVersion: '1',
  unitsPerStake,
  // All pays are multiples of five hundredths: math.test.ts.
  stakeUnits: 20,
  // Eight rows at low risk, and at high; math.test.ts proves them from the chances of the buckets.
  facts: { rtp: rational(1261n, 1280n), highestRtp: rational(633n, 640n), maxWin: rational(1000n) },
  readChoice: readPlinkoChoice,
  readStep: noStep,
  play: dropBall,
  abandon: () => null,
  recall,
  strategies: allChoices.map((choice) => ({ name: `${choice.rows} rows, ${choice.risk} risk`, rtp: exactRtp(choice), choice })),
};
