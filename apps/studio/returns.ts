import type { Rational } from './engine/rational.ts';
import { games } from './games/index.ts';

const share = ({ num, den }: Rational) => Number(num) / Number(den);

/** What each game states to return, by its identity; the lowest and the highest where that is the player's choice. */
export const statedReturns: ReadonlyMap<string, { lowest: number; highest: number }> = new Map(
  games.map(({ identity, facts: { rtp, highestRtp = rtp } }) => [identity, { lowest: share(rtp), highest: share(highestRtp) }]),
);
