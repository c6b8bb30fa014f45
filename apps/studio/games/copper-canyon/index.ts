import { rational } from '../../engine/rational.ts';
import { slotGame } from '../slot-game.ts';
import { drawRound, lines } from './math.ts';
import { recall } from './recall.ts';

/** Copper Canyon: five reels, three rows, twenty lines, free spins with wilds that fill their reels. */
export const copperCanyon = slotGame({
  identity: 'copper-canyon',
  name: 'Copper Canyon',
  rulesVersion: '1',
  unitsPerStake: lines.length,
  // Stated figures; math.test.ts proves them by enumeration of the strips, simulation.test.ts by play.
  facts: { rtp: rational(3_260_436_085_653n, 3_392_202_814_000n), maxWin: rational(37_363n, 2n) },
  draw: drawRound,
  recall,
});
