import { rational } from '../../engine/rational.ts';
import { noChoice, type Game, type Strategy } from '../game.ts';
import { bestHold } from './exact.ts';
import { handSize, pays } from './hand.ts';
import { playPoker, readHold, type Hold, type PokerOutcome } from './math.ts';
import { recall } from './recall.ts';
import { heldByList } from './short-list.ts';

// Over every hand; `bench/burnished-jacks.ts` proves both.
const rtp = rational(1_653_526_326_983n, 1_661_102_543_100n);
export const shortListRtp = rational(1_652_112_738_877n, 1_661_102_543_100n);

const bestHolds: Strategy<null, Hold, PokerOutcome> = {
  name: 'best holds',
  rtp,
  choice: null,
  next: ({ dealt }) => bestHold(dealt).hold,
};
const byShortList: Strategy<null, Hold, PokerOutcome> = {
  name: 'short list',
  rtp: shortListRtp,
  choice: null,
  next: ({ dealt }) => {
    const held = heldByList(dealt);
    return dealt.flatMap((card, place) => (held.includes(card) ? [place] : []));
  },
};

/** Video poker, Jacks or Better: five cards, any of them held, the others drawn anew. */
export const burnishedJacks: Game<null, Hold, PokerOutcome> = {
  identity: 'burnished-jacks',
  name: 'Burnished Jacks',
  rulesVersion: '1',
  // Every pay is a number of whole stakes.
  unitsPerStake: 1,
  facts: { rtp, maxWin: rational(BigInt(pays.royalFlush)) },
  readChoice: noChoice,
  readStep: readHold,
  play: playPoker,
  /** Who does not come back keeps the cards that were dealt. */
  abandon: () => Array.from({ length: handSize }, (_, place) => place),
  recall,
  strategies: [bestHolds, byShortList],
};
