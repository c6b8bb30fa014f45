import { artOf, type Title } from '../title-art.ts';

export interface SicBoPays {
  /** What bets pay, in hundredths of the stake: totals from 4 to 10 (those above mirror them), triples, doubles, one number once to thrice. */
  totals: readonly number[];
  anyTriple: number;
  triple: number;
  double: number;
  single: readonly [number, number, number];
}

export interface SicBoTitle extends Title, SicBoPays {}

export const titles: readonly SicBoTitle[] = [
  {
    identity: 'sic-bo-pavilion',
    name: 'Sic Bo Pavilion',
    art: artOf('oldwick-and-daughters', 'table', 'sic'),
    totals: [6300, 3200, 1900, 1300, 900, 800, 700],
    anyTriple: 3100,
    triple: 18_100,
    double: 1200,
    single: [200, 300, 1300],
  },
  {
    identity: 'dice-at-the-quay',
    name: 'Dice at the Quay',
    art: artOf('fennimere-rooms', 'table', 'dice harbour'),
    totals: [6500, 3400, 2000, 1350, 950, 800, 740],
    anyTriple: 3300,
    triple: 20_000,
    double: 1250,
    single: [200, 300, 400],
  },
];
