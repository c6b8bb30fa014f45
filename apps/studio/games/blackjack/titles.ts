import { artOf, type Title } from '../title-art.ts';

export interface BlackjackTitle extends Title {
  /** Whether the dealer draws on a soft seventeen. */
  hitsSoft17: boolean;
  /** Whether a hand of a split may be doubled. */
  doublesSplits: boolean;
  /** What a blackjack wins, in tenths of its bet: 15 is three to two. */
  natural: 12 | 15;
  /** How many hands may be played at once. */
  hands: readonly number[];
  /** Stated to the twelfth decimal; math.test.ts proves it. */
  rtp: bigint;
}

export const titles: readonly BlackjackTitle[] = [
  {
    identity: 'twenty-one-lindens',
    name: 'Twenty-One Lindens',
    art: artOf('fennimere-rooms', 'table', 'ace garden'),
    hitsSoft17: false,
    doublesSplits: true,
    natural: 15,
    hands: [1, 2],
    rtp: 994_296_119_877n,
  },
  {
    identity: 'the-oldwick-shoe',
    name: 'The Oldwick Shoe',
    art: artOf('oldwick-and-daughters', 'table', 'ace midnight'),
    hitsSoft17: true,
    doublesSplits: false,
    natural: 15,
    hands: [1],
    rtp: 990_886_851_284n,
  },
];
