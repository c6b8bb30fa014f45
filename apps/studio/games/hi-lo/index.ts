import { multiply, rational, sum } from '../../engine/rational.ts';
import { noChoice, type Game } from '../game.ts';
import { exactRtp } from './exact.ts';
import { playHiLo, ranks, readHiLoStep, unitsPerStake, waysOf, worthOf, type HiLoOutcome, type HiLoStep } from './math.ts';
import { recall } from './recall.ts';
import { titles, type HiLoTitle } from './titles.ts';

/** The likelier guess on a card. */
const likelier = ({ cards }: HiLoOutcome): 'higher' | 'lower' => {
  const card = cards.at(-1) as number;
  return waysOf(card, 'higher') >= waysOf(card, 'lower') ? 'higher' : 'lower';
};

/** The likelier guess once, then the win taken: the mean over the first card. */
function onceReturn(title: HiLoTitle): ReturnType<typeof exactRtp> {
  const cards = Array.from({ length: ranks }, (_, rank) => rank * 4);
  const each = cards.map((card) => exactRtp(title, [Math.max(waysOf(card, 'higher'), waysOf(card, 'lower'))]));
  return multiply(sum(each), rational(1n, BigInt(ranks)));
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
    strategies: [
      {
        name: 'the likelier guess once',
        rtp: onceReturn(title),
        choice: null,
        next: (outcome) => (outcome.guesses.length === 0 ? likelier(outcome) : 'cash-out'),
      },
    ],
  };
}

export const hiLoGames = titles.map(hiLoGame);
