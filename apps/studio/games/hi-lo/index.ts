import { multiply, rational, sum } from '../../engine/rational.ts';
import { noChoice, type Game, type Strategy } from '../game.ts';
import { exactRtp } from './exact.ts';
import { playHiLo, ranks, readHiLoStep, unitsPerStake, waysOf, worthOf, type Guess, type HiLoOutcome, type HiLoStep } from './math.ts';
import { recall } from './recall.ts';
import { titles, type HiLoTitle } from './titles.ts';

/** The likelier or the bolder guess on a card. */
function guessOn(card: number, isBold: boolean): Guess {
  const isHigher = waysOf(card, 'higher') >= waysOf(card, 'lower');
  return isHigher === isBold ? 'lower' : 'higher';
}

/** The same kind of guess once, then the win taken; its return is the mean over the first card. */
function guessOnce(title: HiLoTitle, isBold: boolean): Strategy<null, HiLoStep, HiLoOutcome> {
  const cards = Array.from({ length: ranks }, (_, rank) => rank * 4);
  const each = cards.map((card) => exactRtp(title, [waysOf(card, guessOn(card, isBold))]));
  return {
    name: `the ${isBold ? 'bolder' : 'likelier'} guess once`,
    rtp: multiply(sum(each), rational(1n, BigInt(ranks))),
    choice: null,
    next: ({ cards: [first], guesses }) => (guesses.length === 0 ? guessOn(first as number, isBold) : 'cash-out'),
  };
}

/** A card, and whether the next is higher or lower: each right guess raises what the round is worth. */
export function hiLoGame(title: HiLoTitle): Game<null, HiLoStep, HiLoOutcome> {
  const [lowest, highest] = title.returns;
  return {
    identity: title.identity,
    model: 'hi-lo',
    name: title.name,
    rulesVersion: '1',
    unitsPerStake,
    facts: {
      rtp: rational(...lowest),
      highestRtp: rational(...highest),
      // The boldest guess each time: an equal rank.
      maxWin: rational(
        BigInt(
          worthOf(
            title,
            Array.from({ length: title.most }, () => 1),
          ),
        ),
        BigInt(unitsPerStake),
      ),
    },
    readChoice: noChoice,
    readStep: readHiLoStep,
    play: (source, _choice, steps) => playHiLo(title, source, steps),
    abandon: ({ guesses }) => (guesses.length > 0 ? 'cash-out' : null),
    recall,
    strategies: [guessOnce(title, false), guessOnce(title, true)],
  };
}

export const hiLoGames = titles.map(hiLoGame);
