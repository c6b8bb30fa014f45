import { rational } from '../../engine/rational.ts';
import { slotGame } from '../slot-game.ts';
import { drawRound, unitsPerStake } from './math.ts';
import { recall } from './recall.ts';

/** Galewater: five reels, 243 ways, wins that fall away with a rising multiplier, free spins that keep it. */
export const galewater = slotGame({
  identity: 'galewater',
  name: 'Galewater',
  rulesVersion: '1',
  unitsPerStake,
  // Stated figures, the return to twelve decimals; bench/galewater.ts proves them over all 6.4 million spins.
  facts: { rtp: rational(967_014_579_107n, 1_000_000_000_000n), maxWin: rational(45_423n) },
  draw: drawRound,
  recall,
});
