import { artOf, type Title } from '../title-art.ts';

export interface ThreeCardTitle extends Title {
  /** What the ante wins on top for a straight, three of a kind and a straight flush, in stakes. */
  bonus: readonly [straight: number, three: number, straightFlush: number];
  /** Stated; bench/three-card.ts proves it over all hands. */
  rtp: readonly [bigint, bigint];
}

export const titles: readonly ThreeCardTitle[] = [
  {
    identity: 'three-on-the-terrace',
    name: 'Three on the Terrace',
    art: artOf('fennimere-rooms', 'table', 'crown columns'),
    bonus: [1, 4, 5],
    rtp: [19_671_831n, 20_358_520n],
  },
  {
    identity: 'mantelpiece-poker',
    name: 'Mantelpiece Poker',
    art: artOf('oldwick-and-daughters', 'table', 'poker hourglass'),
    bonus: [1, 3, 4],
    rtp: [19_579_711n, 20_358_520n],
  },
];
