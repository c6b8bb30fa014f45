import { sightsOf, type FallRules, type Sight } from '../../engine/cascade.ts';
import { evaluateClusters, placesOfClusters, type ClusterWin } from '../../engine/clusters.ts';
import type { RandomSource } from '../../engine/random.ts';
import { drawStops, type Strip } from '../../engine/reels.ts';
import type { Outcome } from '../game.ts';
import type { ClusterTitle } from './titles.ts';

/** A stake is ten units; pays are in units. */
export const unitsPerStake = 10;
export const wild = 0;
/** The letters of a title's strips: the wild, then its symbols. */
const letters = 'wabcdefg';
/** The smallest cluster of each pay that a symbol has. */
export const sizes = [5, 6, 7, 8, 9, 10, 12, 15] as const;

export type ClusterOutcome = Outcome & {
  stops: number[];
  /** What each paid sight pays with its multiplier, in units; empty when nothing was won. */
  falls: { multiplier: number; pay: number }[];
};

/** Everything that a title's data comes to. */
export interface Clusters {
  title: ClusterTitle;
  strips: readonly Strip[];
  symbolNames: readonly string[];
  rules: FallRules<ClusterWin>;
}

export function clustersOf(title: ClusterTitle): Clusters {
  const pays = [[], ...title.pays.map(bySize)];
  return {
    title,
    strips: title.strips.map((strip) => [...strip].map((letter) => letters.indexOf(letter))),
    symbolNames: ['wild', ...title.symbols],
    rules: { rows: title.rows, winsOf: (grid) => evaluateClusters(grid, { pays, wild }), placesOf: placesOfClusters },
  };
}

/** One round: the spin with its falls. */
export function drawRound(clusters: Clusters, source: RandomSource): ClusterOutcome {
  return spinAt(clusters, drawStops(source, clusters.strips));
}

/** What a spin pays at these stops. */
export function spinAt(clusters: Clusters, stops: number[]): ClusterOutcome {
  const falls = sightsAt(clusters, stops)
    .slice(0, -1)
    .map(({ wins }, fall) => {
      const multiplier = multiplierAfter(clusters.title, fall);
      return { multiplier, pay: multiplier * wins.reduce((pay, win) => pay + win.pay, 0) };
    });
  return { stops, falls, pay: falls.reduce((total, { pay }) => total + pay, 0), isOver: true };
}

/** Every sight of a spin, the last of which pays nothing. */
export function sightsAt({ strips, rules }: Clusters, stops: readonly number[]): Sight<ClusterWin>[] {
  return sightsOf(strips, stops, rules);
}

/** How many times a sight is paid after so many falls; the last figure holds on. */
export function multiplierAfter({ times }: ClusterTitle, falls: number): number {
  return times[Math.min(falls, times.length - 1)] as number;
}

/** The pays of a symbol by the number of places; clusters that are larger than any that is listed pay as the largest. */
function bySize(pays: readonly number[]): number[] {
  const listed = sizes.slice(0, pays.length);
  return Array.from({ length: (listed.at(-1) as number) + 1 }, (_, count) => pays[listed.findLastIndex((size) => size <= count)] ?? 0);
}
