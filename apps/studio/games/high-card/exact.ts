import { rational, type Rational } from '../../engine/rational.ts';
import { payFor, unitsPerStake, winnerOf, type Side } from './math.ts';
import type { HighCardTitle } from './titles.ts';

const ranks = 13;

/** The exact return of a bet: all pairs of ranks, weighted by their cards in the shoe. */
export function exactRtp(title: HighCardTitle, side: Side): Rational {
  const ofRank = 4 * title.decks;
  let [paid, pairs] = [0, 0];
  for (let left = 0; left < ranks; left += 1) {
    for (let right = 0; right < ranks; right += 1) {
      const ways = ofRank * (left === right ? ofRank - 1 : ofRank);
      pairs += ways;
      paid += ways * payFor(title, side, winnerOf(left, right));
    }
  }
  return rational(BigInt(paid), BigInt(pairs * unitsPerStake));
}
