import type { TableTitle } from '../shared-table.ts';
import { artOf } from '../title-art.ts';

export interface LiveWheelTitle extends TableTitle {
  /** What each kind of segment returns, in hundredths of what lies on it, and how many of it there are. */
  kinds: readonly (readonly [times: number, segments: number])[];
  /** Every return is a multiple of so many hundredths. */
  returnStep: number;
}

export const titles: readonly LiveWheelTitle[] = [
  {
    identity: 'the-meridian-wheel',
    name: 'The Meridian Wheel',
    art: artOf('verdigale-studio', 'live', 'compass globe'),
    pace: { bettingMs: 16_000, restMs: 5_000 },
    runMs: 10_000,
    chips: 10,
    limits: { least: 20n, most: 20_000n },
    // 54 segments: each kind returns 52 in 54.
    kinds: [
      [200, 26],
      [400, 13],
      [650, 8],
      [1300, 4],
      [2600, 2],
      [5200, 1],
    ],
    returnStep: 50,
  },
  {
    identity: 'turnpike-wheel',
    name: 'Turnpike Wheel',
    art: artOf('ember-and-oarlock', 'live', 'coach road'),
    pace: { bettingMs: 9_000, restMs: 3_000 },
    runMs: 7_000,
    chips: 5,
    limits: { least: 100n, most: 5_000n },
    // 40 segments: each kind returns 39 in 40.
    kinds: [
      [260, 15],
      [300, 13],
      [650, 6],
      [1300, 3],
      [1950, 2],
      [3900, 1],
    ],
    returnStep: 10,
  },
];
