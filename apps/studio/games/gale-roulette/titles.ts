import { artOf, type Title } from '../title-art.ts';

/** What makes one table of roulette another than the next. */
export interface RouletteRules {
  /** A stake is this many chips of the same worth; a round places all of them. */
  chips: number;
  /** Every chip plays on each of so many wheels, an equal part of it on each. */
  wheels: number;
  /** Half of what lies on an even bet comes back at zero. */
  hasPartage: boolean;
}

export interface RouletteTitle extends Title, RouletteRules {}

export const titles: readonly RouletteTitle[] = [
  {
    identity: 'maison-lys-roulette',
    name: 'Maison Lys Roulette',
    art: artOf('fennimere-rooms', 'table', 'lily garden'),
    chips: 5,
    wheels: 1,
    hasPartage: true,
  },
  {
    identity: 'twin-weathercocks',
    name: 'Twin Weathercocks',
    art: artOf('oldwick-and-daughters', 'table', 'wheel wind'),
    chips: 5,
    wheels: 2,
    hasPartage: false,
  },
];
