import { rational } from '../../engine/rational.ts';
import { noStep, type Game } from '../game.ts';
import { exactRtp } from './exact.ts';
import { dealTwo, readHighCardChoice, sides, unitsPerStake, type HighCardChoice, type HighCardOutcome } from './math.ts';
import { recall } from './recall.ts';
import { titles, type HighCardTitle } from './titles.ts';

/** One card to either side: the higher wins. */
export function highCardGame(title: HighCardTitle): Game<HighCardChoice, never, HighCardOutcome> {
  return {
    identity: title.identity,
    model: 'high-card',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    stakeUnits: 10,
    facts: {
      rtp: exactRtp(title, 'tie'),
      highestRtp: exactRtp(title, 'left'),
      maxWin: rational(BigInt(title.tie), BigInt(unitsPerStake)),
    },
    readChoice: readHighCardChoice,
    readStep: noStep,
    play: (source, choice) => dealTwo(title, source, choice),
    abandon: () => null,
    recall,
    strategies: sides.map((side) => ({ name: side, rtp: exactRtp(title, side), choice: { side } })),
  };
}

export const highCardGames = titles.map(highCardGame);
