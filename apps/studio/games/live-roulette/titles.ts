import type { TableTitle } from '../shared-table.ts';
import { artOf } from '../title-art.ts';

/** Numbers that are struck before the ball falls: what they then return on a single number. */
export interface Strikes {
  /** How many numbers are struck in a round. */
  numbers: number;
  /** What a struck number returns, in times of its chips, by how often of all. */
  times: readonly (readonly [times: number, weight: number])[];
}

export interface RouletteTitle extends TableTitle {
  /** What a single number returns when it is not struck, in times of its chips. */
  single: number;
  /** Half of what lies on an even bet comes back at zero. */
  hasPartage: boolean;
  strikes: Strikes | null;
}

export const titles: readonly RouletteTitle[] = [
  {
    identity: 'weathervane-roulette',
    name: 'Weathervane Roulette',
    art: artOf('verdigale-studio', 'live', 'wheel wind'),
    pace: { bettingMs: 18_000, restMs: 5_000 },
    runMs: 9_000,
    chips: 20,
    limits: { least: 20n, most: 20_000n },
    single: 36,
    hasPartage: false,
    strikes: null,
  },
  {
    identity: 'roulette-des-salines',
    name: 'Roulette des Salines',
    art: artOf('fennimere-rooms', 'live', 'pearl sea'),
    pace: { bettingMs: 24_000, restMs: 6_000 },
    runMs: 10_000,
    chips: 10,
    limits: { least: 100n, most: 50_000n },
    single: 36,
    hasPartage: true,
    strikes: null,
  },
  {
    identity: 'quicksilver-roulette',
    name: 'Quicksilver Roulette',
    art: artOf('tallow-lantern', 'live', 'clock mercury'),
    pace: { bettingMs: 9_000, restMs: 3_000 },
    runMs: 6_000,
    chips: 10,
    limits: { least: 10n, most: 5_000n },
    single: 36,
    hasPartage: false,
    strikes: null,
  },
  {
    identity: 'stormlight-roulette',
    name: 'Stormlight Roulette',
    art: artOf('hollow-orrery', 'live', 'storm thunder'),
    pace: { bettingMs: 15_000, restMs: 5_000 },
    runMs: 10_000,
    chips: 20,
    limits: { least: 20n, most: 10_000n },
    single: 28,
    hasPartage: false,
    strikes: {
      numbers: 4,
      times: [
        [50, 12],
        [100, 5],
        [200, 2],
        [500, 1],
      ],
    },
  },
];
