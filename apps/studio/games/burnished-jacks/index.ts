import { rational, type Rational } from '../../engine/rational.ts';
import { noChoice, type Game, type Strategy } from '../game.ts';
import { bestHold } from './exact.ts';
import { handSize, type PokerRules } from './hand.ts';
import { playPoker, readHold, type Hold, type PokerOutcome } from './math.ts';
import { recall } from './recall.ts';
import { heldByList } from './short-list.ts';
import { titles, type PokerTitle } from './titles.ts';

/** The rules of Burnished Jacks: the pay table known as 9/6, with 800 for the royal flush at every stake. */
export const jacksRules: PokerRules = {
  hasWildDeuces: false,
  pays: {
    royalFlush: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
};
// Over every hand; `bench/burnished-jacks.ts` proves both.
const jacksRtp = rational(1_653_526_326_983n, 1_661_102_543_100n);
export const shortListRtp = rational(1_652_112_738_877n, 1_661_102_543_100n);

const byShortList: Strategy<null, Hold, PokerOutcome> = {
  name: 'short list',
  rtp: shortListRtp,
  choice: null,
  next: ({ dealt }) => {
    const held = heldByList(dealt);
    return dealt.flatMap((card, place) => (held.includes(card) ? [place] : []));
  },
};

/** A table of video poker: five cards, any of them held, the others drawn anew. */
function poker(rules: PokerRules, rtp: Rational): Omit<Game<null, Hold, PokerOutcome>, 'identity' | 'name'> {
  return {
    rulesVersion: '1',
    // Every pay is a number of whole stakes.
    unitsPerStake: 1,
    facts: { rtp, maxWin: rational(BigInt(Math.max(...Object.values(rules.pays)))) },
    readChoice: noChoice,
    readStep: readHold,
    play: (source, _choice, steps) => playPoker(rules, source, steps),
    /** Who does not come back keeps the cards that were dealt. */
    abandon: () => Array.from({ length: handSize }, (_, place) => place),
    recall,
    strategies: [{ name: 'best holds', rtp, choice: null, next: ({ dealt }) => bestHold(rules, dealt).hold }],
  };
}

const jacks = poker(jacksRules, jacksRtp);
/** Burnished Jacks: jacks or better. */
export const burnishedJacks: Game<null, Hold, PokerOutcome> = {
  ...jacks,
  identity: 'burnished-jacks',
  name: 'Burnished Jacks',
  strategies: [...(jacks.strategies ?? []), byShortList],
};

/** The game of a title that is another table of it. */
export function pokerGame(title: PokerTitle): Game<null, Hold, PokerOutcome> {
  const { identity, name } = title;
  return { ...poker(title, rational(...title.rtp)), identity, name, model: 'burnished-jacks', limits: { least: 10n, most: 10_000n } };
}

export const pokerGames = titles.map(pokerGame);
