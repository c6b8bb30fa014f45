import { rational } from '../../engine/rational.ts';
import { slotGame } from '../slot-game.ts';
import { drawRound, lines } from './math.ts';
import { recall } from './recall.ts';

/** The Assayer's Scales: five reels, three rows, twenty lines; six coins are held and bring respins; free spins. */
export const assayersScales = slotGame({
  identity: 'the-assayers-scales',
  name: "The Assayer's Scales",
  rulesVersion: '1',
  unitsPerStake: lines.length,
  // Stated figures, the return to twelve decimals; math.test.ts proves them by enumeration and a Markov chain.
  facts: { rtp: rational(968_290_458_024n, 1_000_000_000_000n), maxWin: rational(5155n) },
  draw: drawRound,
  recall,
});
