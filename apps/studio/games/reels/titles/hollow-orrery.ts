import { rows } from '../title.ts';
import { titlesOf } from './titles-of.ts';

export const hollowOrrery = titlesOf('hollow-orrery', [
  {
    identity: 'the-orrery-of-kings',
    name: 'The Orrery of Kings',
    tags: 'orrery stars',
    layout: 'ways',
    symbols: 'orrery crown planet sun comet telescope',
    pays: rows('70 300 2500 / 35 140 900 / 24 90 450 / 14 60 225 / 10 35 140 / 5 18 70 / 5 14 60 / 4 12 45 / 3 10 45 / 2 7 35'),
    reels: rows(
      '0 2 1 3 3 3 4 4 5 5 5 5 / 2 2 1 2 2 2 3 5 3 5 6 4 / 1 1 1 2 2 4 3 3 4 4 6 4 / 1 1 1 3 3 3 4 4 4 4 5 5 / 0 1 1 3 2 2 4 4 5 4 6 6',
    ),
    scatterPays: [2, 15, 100],
    free: { won: [6, 9, 12], times: 2, fills: true, wilds: [0, 1, 1, 2, 0] },
    sale: { stakes: 31, rtp: [1837196717n, 1914645808n] },
    rtp: [22169203590451833n, 23099028180928000n],
    maxWin: [221169n, 2n],
  },
  {
    identity: 'saturns-pawnshop',
    name: "Saturn's Pawnshop",
    tags: 'saturn stars',
    layout: 'twenty',
    symbols: 'planet ring clock scales star key',
    pays: rows(
      '100 300 1800 / 50 180 1000 / 40 160 500 / 30 100 400 / 18 70 240 / 16 50 180 / 16 50 160 / 10 40 120 / 10 25 100 / 8 24 100',
    ),
    reels: rows(
      '0 1 1 3 2 3 3 5 4 4 5 6 / 1 2 1 2 3 2 4 5 4 5 6 4 / 1 2 2 2 2 2 4 5 4 4 6 6 / 1 1 1 3 2 2 4 3 3 5 6 6 / 0 1 1 3 3 4 4 3 4 5 6 4',
    ),
    scatterPays: [2, 10, 50],
    free: { won: [8, 12, 20], times: 2, fills: false, wilds: [0, 3, 2, 3, 0] },
    multipliers: [1, 2, 1, 1, 3, 1, 2, 1, 6, 1],
    rulesVersion: '2',
    rtp: [20234258353n, 21144081790n],
    maxWin: [126274n, 5n],
  },
  {
    identity: 'telescope-hill',
    name: 'Telescope Hill',
    tags: 'observatory stars',
    layout: 'ten',
    symbols: 'telescope moon comet planet star owl',
    pays: rows(
      '225 700 2500 / 180 500 1800 / 125 450 1250 / 100 350 1000 / 90 250 900 / 50 180 500 / 50 150 450 / 45 125 400 / 45 100 350 / 35 100 350',
    ),
    reels: rows(
      '0 1 1 3 2 2 4 3 3 4 5 5 / 1 1 1 3 3 3 3 3 3 5 5 6 / 2 1 2 3 2 3 4 5 5 5 5 6 / 1 1 2 2 3 3 4 3 5 4 5 4 / 0 1 2 3 2 2 3 3 4 4 4 6',
    ),
    scatterPays: [1, 5, 25],
    free: { won: [8, 12, 20], times: 2, fills: true, wilds: [0, 1, 1, 2, 0] },
    sale: { stakes: 31, rtp: [429881093n, 446944608n] },
    rtp: [75068442407n, 78201748416n],
    maxWin: [26834n, 1n],
  },
]);
