import { artOf, type Title } from '../title-art.ts';

export interface BaccaratPays {
  decks: number;
  /** What a banker's win pays, in hundredths of the stake, and what it pays with six points. */
  banker: number;
  bankerOfSix: number;
  tie: number;
}

export interface BaccaratTitle extends Title, BaccaratPays {
  /** What each bet returns exactly: stated, and proved by math.test.ts. */
  returns: Readonly<Record<'player' | 'tie' | 'banker', readonly [bigint, bigint]>>;
}

export const titles: readonly BaccaratTitle[] = [
  {
    identity: 'punto-banco-no-7',
    name: 'Punto Banco No. 7',
    art: artOf('oldwick-and-daughters', 'table', 'baccarat'),
    decks: 8,
    banker: 195,
    bankerOfSix: 195,
    tie: 900,
    returns: {
      player: [19_283_843_717_413n, 19_524_993_263_685n],
      tie: [619_306_544_887n, 723_147_898_655n],
      banker: [10_732_465_128_097n, 10_847_218_479_825n],
    },
  },
  {
    identity: 'baccarat-terrace',
    name: 'Baccarat Terrace',
    art: artOf('fennimere-rooms', 'table', 'baccarat columns'),
    decks: 8,
    banker: 200,
    bankerOfSix: 150,
    tie: 900,
    returns: {
      player: [19_283_843_717_413n, 19_524_993_263_685n],
      tie: [619_306_544_887n, 723_147_898_655n],
      banker: [19_240_298_465_317n, 19_524_993_263_685n],
    },
  },
  {
    identity: 'baccarat-at-midnight',
    name: 'Baccarat at Midnight',
    art: artOf('oldwick-and-daughters', 'table', 'midnight'),
    decks: 6,
    banker: 195,
    bankerOfSix: 195,
    tie: 1000,
    returns: {
      player: [1_506_933_938_177n, 1_525_814_595_305n],
      tie: [290_114_454_626n, 305_162_919_061n],
      banker: [43_134_408_623n, 43_594_702_723n],
    },
  },
];
