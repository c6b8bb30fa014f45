import { artOf, type Title } from '../title-art.ts';

/** What a prize pays in hundredths of the stake, and how many of 100,000 cards carry it. */
export interface Prize {
  times: number;
  cards: number;
}

export interface ScratchTitle extends Title {
  /** From the smallest to the largest; each has a picture of its own. */
  prizes: readonly Prize[];
  /** Glyphs of the art package, as many as prizes. */
  pictures: readonly string[];
}

function prizes(...pairs: (readonly [times: number, cards: number])[]): Prize[] {
  return pairs.map(([times, cards]) => ({ times, cards }));
}

export const titles: readonly ScratchTitle[] = [
  {
    identity: 'penny-scratch',
    name: 'Penny Scratch',
    art: artOf('quillhaven-row', 'instant', 'scratch'),
    prizes: prizes([100, 18_000], [200, 12_000], [300, 6000], [500, 3000], [1000, 1000], [5000, 120], [50_000, 8]),
    pictures: ['clover', 'horseshoe', 'bell', 'key', 'star', 'crown', 'chest'],
  },
  {
    identity: 'gilt-edge-scratch',
    name: 'Gilt Edge Scratch',
    art: artOf('quillhaven-row', 'instant', 'ticket'),
    prizes: prizes([100, 14_000], [200, 8500], [500, 3000], [1000, 1500], [5000, 300], [25_000, 40], [500_000, 2]),
    pictures: ['ring', 'medal', 'chalice', 'scales', 'bars', 'gem', 'crown'],
  },
  {
    identity: 'seaside-scratch',
    name: 'Seaside Scratch',
    art: artOf('quillhaven-row', 'instant', 'ticket sea'),
    prizes: prizes([50, 20_000], [100, 15_000], [200, 10_000], [400, 4500], [800, 1500], [2000, 600], [10_000, 80]),
    pictures: ['shell', 'fish', 'anchor', 'kite', 'lighthouse', 'ship', 'whale'],
  },
];
