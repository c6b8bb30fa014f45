import { noChoice, noStep, type Game } from '../game.ts';
import { exactMaxWin, exactRtp } from './exact.ts';
import { drawCard, unitsPerStake, type ScratchOutcome } from './math.ts';
import { recallOf } from './recall.ts';
import { titles, type ScratchTitle } from './titles.ts';

/** A scratch card of nine cells; three equal pictures win. */
export function scratchGame(title: ScratchTitle): Game<null, never, ScratchOutcome> {
  return {
    identity: title.identity,
    model: 'scratch-card',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    // All prizes are multiples of half a stake.
    stakeUnits: 10,
    facts: { rtp: exactRtp(title), maxWin: exactMaxWin(title) },
    readChoice: noChoice,
    readStep: noStep,
    play: (source) => drawCard(title, source),
    abandon: () => null,
    recall: recallOf(title),
  };
}

export const scratchGames = titles.map(scratchGame);
