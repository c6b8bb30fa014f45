import { artOf, type Title } from '../title-art.ts';

export interface HighCardTitle extends Title {
  decks: number;
  /** What a tie pays, in hundredths of the stake, to a bet on it and to the other two. */
  tie: number;
  tieBack: number;
}

export const titles: readonly HighCardTitle[] = [
  {
    identity: 'dragon-and-tiger-gallery',
    name: 'Dragon and Tiger Gallery',
    art: artOf('fennimere-rooms', 'table', 'dragon'),
    decks: 8,
    tie: 1200,
    tieBack: 50,
  },
  {
    identity: 'high-card-quarrel',
    name: 'High Card Quarrel',
    art: artOf('oldwick-and-daughters', 'table', 'ace'),
    decks: 1,
    tie: 1500,
    tieBack: 60,
  },
];
