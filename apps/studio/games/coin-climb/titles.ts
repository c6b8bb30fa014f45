import type { GlyphName } from '@verdigale/art';
import { artOf, type Title } from '../title-art.ts';

/** From so many right calls on, a wrong one still leaves what the ledge keeps. */
export interface Ledge {
  after: number;
  /** In tenths of the stake. */
  keeps: number;
}

export interface CoinTitle extends Title {
  /** Right calls to the top. */
  rungs: number;
  /** How many of a hundred parts of a fair pay the game gives. */
  given: number;
  ledges: readonly Ledge[];
  /** What is on the coin: heads, tails. */
  pictures: readonly [heads: GlyphName, tails: GlyphName];
}

export const titles: readonly CoinTitle[] = [
  {
    identity: 'penny-ascent',
    name: 'Penny Ascent',
    art: artOf('quillhaven-row', 'instant', 'crown mountain'),
    rungs: 10,
    given: 97,
    ledges: [
      { after: 3, keeps: 10 },
      { after: 6, keeps: 50 },
    ],
    pictures: ['crown', 'peaks'],
  },
  {
    identity: 'sun-or-moon',
    name: 'Sun or Moon',
    art: artOf('quillhaven-row', 'instant', 'moon night'),
    rungs: 8,
    given: 98,
    ledges: [
      { after: 2, keeps: 5 },
      { after: 5, keeps: 40 },
    ],
    pictures: ['sun', 'moon'],
  },
];
