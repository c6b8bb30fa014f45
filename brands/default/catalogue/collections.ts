import type { Collection } from '@verdigale/brand-schema';

const shown = (identity: string, name: string): Collection => ({ identity, name, countries: [], isHidden: false });

/** In the order of menus and of the lobby's rows. */
export const collections: readonly Collection[] = [
  shown('hot', 'Hot'),
  shown('recommended', 'Recommended'),
  shown('new', 'New'),
  shown('popular', 'Popular'),
  shown('slots', 'Slots'),
  shown('live', 'Live casino'),
  shown('jackpot', 'Jackpots'),
  shown('table', 'Table games'),
  shown('crash', 'Crash games'),
  shown('instant', 'Instant wins'),
  // One place for the quick rounds, for pages that name it; menus have crash and instant games already. (wire 11.1)
  { identity: 'turbogames', name: 'Turbo games', countries: [], isHidden: true },
];

/** The editors' picks, by identity; everything else about membership follows from the games. */
export const picks = {
  hot: [
    'copper-canyon',
    'rime-wolves',
    'galewater',
    'kite-weather',
    'silk-moth-emperor',
    'gale-roulette',
    'the-widows-vault',
    'patina-plinko',
    'jaguar-meridian',
    'volcano-orchestra',
    'owl-and-almanac',
    'clockwork-cherries',
    'burnished-jacks',
    'tower-of-nine-doors',
    'the-orrery-of-kings',
    'leviathans-hoard',
    'mines',
    'moonrabbit-bakery',
    'verdigris-bells',
    'baccarat-terrace',
    'stormlight-roulette',
    'gorgon-glass',
    'emerald-portage',
    'stag-at-first-snow',
    'neon-pomelo',
  ],
  recommended: [
    'copper-canyon',
    'the-hare-who-stole-june',
    'corsairs-almanac',
    'violet-dice',
    'the-patina-crown',
    'aurora-lathe',
    'the-assayers-scales',
    'teahouse-at-dusk',
    'brass-nocturne',
    'butterfly-tariff',
    'perihelion',
    'grail-fund',
    'wheel-of-the-mere',
    'gilt-edge-scratch',
    'saturns-pawnshop',
    'kite-weather',
    'the-salon-of-nines',
    'trident-row',
    'thornwick',
    'sphinx-after-dark',
    'nine-copper-foxes',
  ],
} satisfies Record<string, string[]>;
