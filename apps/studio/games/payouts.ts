import { toDecimal } from '../engine/rational.ts';
import type { Game } from './game.ts';
import measured from './payouts.json' with { type: 'json' };

/** What one stake pays, in stakes, and how often, as decimals. */
export interface StatedPayout {
  pay: string;
  chance: string;
}

/**
 * The payouts of a game as `tools/titles.ts` has measured them, played as it returns most, with its exact return: what so few rounds showed too much or
 * too little is put right by the same factor on every win.
 */
export function payoutsOf({ identity, facts }: Pick<Game, 'identity' | 'facts'>): StatedPayout[] {
  const spread = (measured as unknown as Record<string, [pay: number, rounds: number][] | undefined>)[identity];
  if (!spread) throw new Error(`the payouts of ${identity} are not measured: npm run titles`);
  const rounds = spread.reduce((sum, [, count]) => sum + count, 0);
  const mean = spread.reduce((sum, [pay, count]) => sum + pay * count, 0) / rounds;
  const factor = Number(toDecimal(facts.highestRtp ?? facts.rtp, 9)) / mean;
  return spread.map(([pay, count]) => ({ pay: (pay * factor).toFixed(6), chance: (count / rounds).toFixed(9) }));
}
