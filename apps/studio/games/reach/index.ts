import { rational } from '../../engine/rational.ts';
import { noStep, type Game } from '../game.ts';
import { exactRtp } from './exact.ts';
import { reach, readReachChoice, unitsPerStake, type ReachChoice, type ReachOutcome } from './math.ts';
import { recall } from './recall.ts';
import { titles, type ReachTitle } from './titles.ts';

/** A height that comes at once: it pays the target that the player set, if it reaches it. */
export function reachGame(title: ReachTitle): Game<ReachChoice, never, ReachOutcome> {
  return {
    identity: title.identity,
    model: 'reach',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    stakeUnits: 10,
    // Proved in math.test.ts, for every target.
    facts: { rtp: rational(title.given, 100n), maxWin: rational(BigInt(title.highest), 100n) },
    readChoice: (value) => readReachChoice(title, value),
    readStep: noStep,
    play: (source, choice) => reach(title, source, choice),
    abandon: () => null,
    recall,
    strategies: [200, 150, 1000].map((target) => ({ name: `reach ${target / 100}`, rtp: exactRtp(title, target), choice: { target } })),
  };
}

export const reachGames = titles.map(reachGame);
