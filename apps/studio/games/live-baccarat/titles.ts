import type { BaccaratPays } from '../baccarat/titles.ts';
import type { TableTitle } from '../shared-table.ts';
import { artOf } from '../title-art.ts';

export interface LiveBaccaratTitle extends TableTitle, BaccaratPays {
  /** What a pair in a hand's first two cards pays, in hundredths of what lies on it. */
  pair: number;
  /** Every pay is a multiple of so many hundredths. */
  payStep: number;
  /** What each bet on the winner returns exactly: stated, and proved by math.test.ts. */
  returns: Readonly<Record<'player' | 'tie' | 'banker', readonly [bigint, bigint]>>;
}

export const titles: readonly LiveBaccaratTitle[] = [
  {
    identity: 'the-salon-of-nines',
    name: 'The Salon of Nines',
    art: artOf('oldwick-and-daughters', 'live', 'cards curtain'),
    pace: { bettingMs: 16_000, restMs: 5_000 },
    runMs: 9_000,
    chips: 5,
    limits: { least: 100n, most: 10_000n },
    decks: 8,
    banker: 195,
    bankerOfSix: 195,
    tie: 900,
    pair: 1200,
    payStep: 5,
    returns: {
      player: [19_283_843_717_413n, 19_524_993_263_685n],
      tie: [619_306_544_887n, 723_147_898_655n],
      banker: [10_732_465_128_097n, 10_847_218_479_825n],
    },
  },
  {
    identity: 'the-night-mail',
    name: 'The Night Mail',
    art: artOf('fennimere-rooms', 'live', 'midnight letter'),
    pace: { bettingMs: 9_000, restMs: 3_000 },
    runMs: 7_000,
    chips: 10,
    limits: { least: 20n, most: 5_000n },
    decks: 6,
    banker: 200,
    bankerOfSix: 150,
    tie: 950,
    pair: 1250,
    payStep: 50,
    returns: {
      player: [1_506_933_938_177n, 1_525_814_595_305n],
      tie: [2_756_087_318_947n, 3_051_629_190_610n],
      banker: [48_503_771_863n, 49_219_825_655n],
    },
  },
  {
    identity: 'high-tide-baccarat',
    name: 'High Tide Baccarat',
    art: artOf('saltmeridian', 'live', 'wave harbour'),
    pace: { bettingMs: 22_000, restMs: 6_000 },
    runMs: 10_000,
    chips: 20,
    limits: { least: 1_000n, most: 50_000n },
    decks: 8,
    banker: 200,
    bankerOfSix: 150,
    tie: 1000,
    pair: 1200,
    payStep: 50,
    returns: {
      player: [19_283_843_717_413n, 19_524_993_263_685n],
      tie: [1_238_613_089_774n, 1_301_666_217_579n],
      banker: [19_240_298_465_317n, 19_524_993_263_685n],
    },
  },
];
