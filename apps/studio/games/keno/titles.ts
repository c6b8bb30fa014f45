import { artOf, type Title } from '../title-art.ts';

export interface KenoTitle extends Title {
  /** The numbers run from 1 to this. */
  numbers: number;
  /** How many numbers are drawn. */
  drawn: number;
  columns: number;
  /** What is paid for 0, 1, 2, … hits, in hundredths of the stake, by how many numbers are marked. */
  pays: Readonly<Record<number, readonly number[]>>;
}

export const titles: readonly KenoTitle[] = [
  {
    identity: 'keno-on-the-quay',
    name: 'Keno on the Quay',
    art: artOf('quillhaven-row', 'instant', 'keno harbour'),
    numbers: 40,
    drawn: 10,
    columns: 8,
    pays: {
      2: [0, 100, 1000],
      3: [0, 0, 250, 5000],
      4: [0, 0, 120, 900, 15_000],
      5: [0, 0, 120, 350, 2000, 40_000],
      6: [0, 0, 0, 180, 900, 12_000, 500_000],
      7: [0, 0, 0, 300, 500, 2000, 15_000, 500_000],
      8: [0, 0, 0, 120, 300, 1500, 12_000, 250_000, 500_000],
    },
  },
  {
    identity: 'eighty-numbers',
    name: 'Eighty Numbers',
    art: artOf('quillhaven-row', 'instant', 'numbers'),
    numbers: 80,
    drawn: 20,
    columns: 10,
    pays: {
      3: [0, 60, 200, 3000],
      4: [0, 0, 250, 600, 5000],
      5: [0, 0, 180, 300, 1200, 10_000],
      6: [0, 0, 0, 400, 900, 4000, 40_000],
      7: [0, 0, 0, 250, 500, 1500, 10_000, 200_000],
      8: [0, 0, 0, 150, 300, 900, 5000, 50_000, 500_000],
    },
  },
  {
    identity: 'tombola-hall',
    name: 'Tombola Hall',
    art: artOf('quillhaven-row', 'instant', 'lotto'),
    numbers: 30,
    drawn: 6,
    columns: 6,
    pays: {
      2: [0, 100, 1800],
      3: [0, 50, 300, 10_000],
      4: [0, 0, 350, 1500, 30_000],
      5: [0, 0, 250, 600, 5000, 150_000],
      6: [0, 0, 180, 400, 1800, 30_000, 200_000],
    },
  },
];
