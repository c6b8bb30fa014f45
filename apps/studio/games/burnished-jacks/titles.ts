import { artOf, type Title } from '../title-art.ts';
import type { PokerRules } from './hand.ts';

export interface PokerTitle extends Title, PokerRules {
  /** Stated, with the best holds; bench/burnished-jacks.ts proves it over all hands. */
  rtp: readonly [bigint, bigint];
}

export const titles: readonly PokerTitle[] = [
  {
    identity: 'deuces-at-dawn',
    name: 'Deuces at Dawn',
    art: artOf('oldwick-and-daughters', 'table', 'sun morning'),
    hasWildDeuces: true,
    pays: {
      royalFlush: 800,
      fourDeuces: 200,
      wildRoyal: 25,
      fiveOfAKind: 16,
      straightFlush: 10,
      fourOfAKind: 4,
      fullHouse: 4,
      flush: 3,
      straight: 2,
      threeOfAKind: 1,
    },
    rtp: [552_196_412_883n, 553_700_847_700n],
  },
  {
    identity: 'candlelight-bonus',
    name: 'Candlelight Bonus',
    art: artOf('fennimere-rooms', 'table', 'heart curtain'),
    hasWildDeuces: false,
    pays: {
      royalFlush: 800,
      straightFlush: 50,
      fourAces: 80,
      fourLow: 40,
      fourOfAKind: 25,
      fullHouse: 8,
      flush: 5,
      straight: 4,
      threeOfAKind: 3,
      twoPair: 2,
      jacksOrBetter: 1,
    },
    rtp: [1_647_248_502_503n, 1_661_102_543_100n],
  },
  {
    identity: 'double-or-quill',
    name: 'Double or Quill',
    art: artOf('oldwick-and-daughters', 'table', 'feather letter'),
    hasWildDeuces: false,
    pays: {
      royalFlush: 800,
      straightFlush: 50,
      fourAces: 160,
      fourLow: 80,
      fourOfAKind: 50,
      fullHouse: 9,
      flush: 7,
      straight: 5,
      threeOfAKind: 3,
      twoPair: 1,
      jacksOrBetter: 1,
    },
    rtp: [37_415_002_826n, 37_752_330_525n],
  },
];
