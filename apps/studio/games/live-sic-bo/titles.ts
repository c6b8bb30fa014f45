import type { SicBoPays } from '../sic-bo/titles.ts';
import type { TableTitle } from '../shared-table.ts';
import { artOf } from '../title-art.ts';

export interface LiveSicBoTitle extends TableTitle, SicBoPays {
  /** Every pay is a multiple of so many hundredths. */
  payStep: number;
}

export const titles: readonly LiveSicBoTitle[] = [
  {
    identity: 'sic-bo-on-the-lantern-barge',
    name: 'Sic Bo on the Lantern Barge',
    art: artOf('tidewrack-foundry', 'live', 'lantern dice'),
    pace: { bettingMs: 18_000, restMs: 5_000 },
    runMs: 7_000,
    chips: 10,
    limits: { least: 20n, most: 10_000n },
    totals: [6600, 3300, 2000, 1350, 950, 800, 750],
    anyTriple: 3350,
    triple: 20_000,
    double: 1250,
    single: [200, 300, 400],
    payStep: 50,
  },
  {
    identity: 'three-quick-dice',
    name: 'Three Quick Dice',
    art: artOf('quillhaven-row', 'live', 'sic luck'),
    pace: { bettingMs: 9_000, restMs: 3_000 },
    runMs: 5_000,
    chips: 20,
    limits: { least: 20n, most: 5_000n },
    totals: [6300, 3300, 1900, 1300, 900, 800, 700],
    anyTriple: 3200,
    triple: 19_000,
    double: 1200,
    single: [200, 300, 1300],
    payStep: 100,
  },
];
