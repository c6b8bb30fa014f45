import { artOf, type Title } from '../title-art.ts';

export interface HiLoTitle extends Title {
  /** How many of a hundred parts of a fair pay the game gives. */
  given: number;
  /** After so many right guesses a round is over, and paid. */
  most: number;
  /** Stated: the return of the worst and of the best way to play; math.test.ts proves both. */
  returns: readonly [lowest: readonly [bigint, bigint], highest: readonly [bigint, bigint]];
}

export const titles: readonly HiLoTitle[] = [
  {
    identity: 'higher-than-swallows',
    name: 'Higher than Swallows',
    art: artOf('quillhaven-row', 'instant', 'swallow'),
    given: 98,
    most: 8,
    returns: [
      [694_656n, 714_025n],
      [49n, 50n],
    ],
  },
  {
    identity: 'feather-or-anvil',
    name: 'Feather or Anvil',
    art: artOf('quillhaven-row', 'instant', 'feather'),
    given: 97,
    most: 5,
    returns: [
      [4068n, 4225n],
      [97n, 100n],
    ],
  },
];
