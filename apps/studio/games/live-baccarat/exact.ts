import { rational, type Rational } from '../../engine/rational.ts';
import type { Place } from './places.ts';
import type { LiveBaccaratTitle } from './titles.ts';

const rankInDeck = 4n;
const deckSize = 52n;

/** What a place returns exactly: the winner's as stated (math.test.ts deals every coup), a pair's by its chance in a full shoe. */
export function exactReturn({ decks, pair, returns }: LiveBaccaratTitle, place: Place): Rational {
  if (place !== 'player-pair' && place !== 'banker-pair') return rational(...returns[place]);
  const shoe = BigInt(decks);
  return rational(BigInt(pair) * (rankInDeck * shoe - 1n), 100n * (deckSize * shoe - 1n));
}
