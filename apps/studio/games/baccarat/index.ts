import { rational } from '../../engine/rational.ts';
import { noStep, type Game } from '../game.ts';
import { deal, readBaccaratChoice, sides, unitsPerStake, type BaccaratChoice, type BaccaratOutcome } from './math.ts';
import { recall } from './recall.ts';
import { returnsOf } from './returns.ts';
import { titles, type BaccaratTitle } from './titles.ts';

/** Baccarat: two hands by fixed rules, a bet on either or on a tie. */
export function baccaratGame(title: BaccaratTitle): Game<BaccaratChoice, never, BaccaratOutcome> {
  const returns = returnsOf(title);
  return {
    identity: title.identity,
    model: 'baccarat',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    // Pays are multiples of a twentieth of the stake, or of a half where no commission is taken from the banker.
    stakeUnits: title.banker % 50 === 0 ? 2 : 20,
    facts: {
      rtp: returns.tie,
      highestRtp: title.banker > title.bankerOfSix ? returns.player : returns.banker,
      maxWin: rational(BigInt(title.tie), BigInt(unitsPerStake)),
    },
    readChoice: readBaccaratChoice,
    readStep: noStep,
    play: (source, choice) => deal(title, source, choice),
    abandon: () => null,
    recall,
    strategies: sides.map((side) => ({ name: side, rtp: returns[side], choice: { side } })),
  };
}

export const baccaratGames = titles.map(baccaratGame);
