import { noStep, type Game } from '../game.ts';
import { exactMaxWin, exactRtp, rtpRange } from './exact.ts';
import { counts, drawNumbers, readKenoChoice, unitsPerStake, type KenoChoice, type KenoOutcome } from './math.ts';
import { recall } from './recall.ts';
import { titles, type KenoTitle } from './titles.ts';

/** Keno: some numbers are marked, some are drawn. */
export function kenoGame(title: KenoTitle): Game<KenoChoice, never, KenoOutcome> {
  const { lowest, highest } = rtpRange(title);
  return {
    identity: title.identity,
    model: 'keno',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    // All pays are tenths of the stake.
    stakeUnits: 10,
    facts: { rtp: lowest, highestRtp: highest, maxWin: exactMaxWin(title) },
    readChoice: (value) => readKenoChoice(title, value),
    readStep: noStep,
    play: (source, choice) => drawNumbers(title, source, choice),
    abandon: () => null,
    recall,
    strategies: counts(title).map((marked) => ({
      name: `${marked} numbers`,
      rtp: exactRtp(title, marked),
      choice: Array.from({ length: marked }, (_, index) => index + 1),
    })),
  };
}

export const kenoGames = titles.map(kenoGame);
