import { artOf, type Title } from '../title-art.ts';

export interface ClusterTitle extends Title {
  /** Glyphs of the art package, best paid first, no two in one metal; the first is the cover's. */
  symbols: readonly string[];
  rows: number;
  /** Each reel as letters, in the order in which they pass: `w` is the wild, `a` the first symbol. */
  strips: readonly string[];
  /** By symbol, for clusters of each of the `sizes` of `math.ts` that can come, in tenths of the stake. */
  pays: readonly (readonly number[])[];
  /** How many times the first sight is paid, and each after another fall; the last figure holds on. */
  times: readonly number[];
  /** Stated; bench/clusters.ts proves both. */
  rtp: readonly [bigint, bigint];
  maxWin: readonly [bigint, bigint];
}

const words = (text: string): string[] => text.split(' ');
const rows = (text: string): number[][] => text.split(' / ').map((row) => words(row).map(Number));

export const titles: readonly ClusterTitle[] = [
  {
    identity: 'tumbledown-reef',
    name: 'Tumbledown Reef',
    art: artOf('tidewrack-foundry', 'slots', 'shell reef'),
    symbols: words('shell trident whale lotus tortoise octopus ship'),
    rows: 5,
    strips: words('eegecagddfbbffcg gggbfbaddeeeffcc afggffcbbecgddwe deeffeafgdbbccgg wccaggdeefffbbdg'),
    pays: rows('1000 2000 / 7 15 30 55 110 / 6 11 20 45 90 / 6 11 20 45 90 / 3 6 15 25 50 100 200 / 2 5 11 20 45 100 / 2 4 8 15 35 80'),
    times: [1, 2, 3, 5],
    rtp: [10_105_726n, 10_485_760n],
    maxWin: [5_901n, 10n],
  },
  {
    identity: 'honeycomb-sums',
    name: 'Honeycomb Sums',
    art: artOf('glasshollow', 'slots', 'bee meadow'),
    symbols: words('bee daisy butterfly rose clover acorn feather'),
    rows: 5,
    strips: words('bddfeefggcga acffggeddbeg eefddfgggbca egaggcbeffdd fgbacdggdfee eedgaggdffbc'),
    pays: rows('2000 4000 / 1000 2000 / 500 1000 / 7 15 30 55 110 250 / 6 11 25 45 90 180 / 5 10 20 40 80 160 / 2 4 9 15 35 70 140'),
    times: [1, 2, 4, 8, 12],
    rtp: [28_577_449n, 29_859_840n],
    maxWin: [6_279n, 10n],
  },
  {
    identity: 'comet-orchard',
    name: 'Comet Orchard',
    art: artOf('hollow-orrery', 'slots', 'comet stars'),
    symbols: words('comet star planet cherries leaf telescope moon'),
    rows: 6,
    strips: words('ddfffgfdebaaeegbggcc ggbffbeeeaggddfccdaf cgfddggbbafffeeecgda eggeeabbccffaffddggd ddffeeacggbbffgcagde'),
    pays: rows(
      '35 70 160 / 11 25 55 120 250 / 10 20 50 100 / 5 11 25 50 120 250 550 / 4 9 20 40 80 170 350 / 2 5 10 20 40 80 160 300 / 2 4 8 15 40 80 190',
    ),
    times: [1, 1, 2, 5, 10, 25],
    rtp: [30_828_422n, 32_000_000n],
    maxWin: [6_393n, 10n],
  },
];
