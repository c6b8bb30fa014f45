import { artOf, type Title } from '../title-art.ts';

export interface ReachTitle extends Title {
  /** What the game returns of every stake, in hundredths. */
  given: bigint;
  /** The highest target, in hundredths of the stake. */
  highest: number;
}

export const titles: readonly ReachTitle[] = [
  {
    identity: 'apogee',
    name: 'Apogee',
    art: artOf('hollow-orrery', 'crash', 'rocket stars'),
    given: 97n,
    highest: 1_000_000,
  },
  {
    identity: 'perihelion',
    name: 'Perihelion',
    art: artOf('hollow-orrery', 'crash', 'comet stars'),
    given: 98n,
    highest: 100_000,
  },
  {
    identity: 'slow-orbit',
    name: 'Slow Orbit',
    art: artOf('hollow-orrery', 'crash', 'satellite stars'),
    given: 99n,
    highest: 10_000,
  },
];
