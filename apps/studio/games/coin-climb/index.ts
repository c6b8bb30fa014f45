import { rational } from '../../engine/rational.ts';
import { noChoice, type Game, type Strategy } from '../game.ts';
import { exactRtp, rtpRange } from './exact.ts';
import { climb, ladderOf, readCoinStep, unitsPerStake, type CoinOutcome, type CoinStep } from './math.ts';
import { recall } from './recall.ts';
import { titles, type CoinTitle } from './titles.ts';

/** A coin that is called toss by toss: every right call is worth more, and ledges keep a part from the next fall. */
export function coinGame(title: CoinTitle): Game<null, CoinStep, CoinOutcome> {
  const { lowest, highest } = rtpRange(title);
  const stopAfter = (rungs: number): Strategy<null, CoinStep, CoinOutcome> => ({
    name: `stop after ${rungs}`,
    rtp: exactRtp(title, rungs),
    choice: null,
    next: ({ calls }) => (calls.length < rungs ? 'heads' : 'cash-out'),
  });
  return {
    identity: title.identity,
    model: 'coin-climb',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    limits: { least: 10n, most: 10_000n },
    facts: {
      rtp: lowest,
      highestRtp: highest,
      maxWin: rational(BigInt(ladderOf(title).at(-1) as number), BigInt(unitsPerStake)),
    },
    readChoice: noChoice,
    readStep: readCoinStep,
    play: (source, _choice, steps) => climb(title, source, steps),
    abandon: ({ calls }) => (calls.length > 0 ? 'cash-out' : null),
    recall,
    strategies: [stopAfter(3), stopAfter(1), stopAfter(title.rungs)],
  };
}

export const coinGames = titles.map(coinGame);
