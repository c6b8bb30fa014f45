import { rational } from '../../engine/rational.ts';
import { noChoice, type Game } from '../game.ts';
import { scoreOf, worthPlaying } from './hand.ts';
import { playThreeCard, readThreeCardStep, unitsPerStake, type ThreeCardOutcome, type ThreeCardStep } from './math.ts';
import { recall } from './recall.ts';
import { titles, type ThreeCardTitle } from './titles.ts';

/** Three-card poker against the dealer: an ante, then as much again, or a fold. */
export function threeCardGame(title: ThreeCardTitle): Game<null, ThreeCardStep, ThreeCardOutcome> {
  const rtp = rational(...title.rtp);
  return {
    identity: title.identity,
    model: 'three-card',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    raise: unitsPerStake,
    // Both stakes doubled, and the bonus of the best hand.
    facts: { rtp, maxWin: rational(BigInt(4 + title.bonus[2])) },
    readChoice: noChoice,
    readStep: readThreeCardStep,
    play: (source, _choice, steps) => playThreeCard(title, source, steps),
    /** A player who has seen his cards cannot have his ante back. */
    abandon: () => 'fold',
    recall,
    strategies: [
      {
        name: 'queen, six, four or better',
        rtp,
        choice: null,
        next: ({ player }) => (scoreOf(player) >= worthPlaying ? 'play' : 'fold'),
      },
    ],
  };
}

export const threeCardGames = titles.map(threeCardGame);
