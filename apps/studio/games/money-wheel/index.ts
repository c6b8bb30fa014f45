import { noStep, type Game } from '../game.ts';
import { exactMaxWin, exactRtp } from './exact.ts';
import { readWheelChoice, turnWheel, unitsPerStake, type WheelChoice, type WheelOutcome } from './math.ts';
import { recall } from './recall.ts';
import { risks, titles, type WheelTitle } from './titles.ts';

/** A wheel of equal segments, at three risks. */
export function wheelGame(title: WheelTitle): Game<WheelChoice, never, WheelOutcome> {
  return {
    identity: title.identity,
    model: 'money-wheel',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    // All pays are tenths of the stake.
    stakeUnits: 10,
    // The same at each risk: math.test.ts.
    facts: { rtp: exactRtp(title, 'low'), maxWin: exactMaxWin(title) },
    readChoice: readWheelChoice,
    readStep: noStep,
    play: (source, choice) => turnWheel(title, source, choice),
    abandon: () => null,
    recall,
    strategies: risks.map((risk) => ({ name: `${risk} risk`, rtp: exactRtp(title, risk), choice: { risk } })),
  };
}

export const wheelGames = titles.map(wheelGame);
