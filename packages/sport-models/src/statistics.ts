import type { Sport } from './fixture.ts';
import type { Random } from './random.ts';

/** What is counted of a match beside its score. */
export interface Statistic {
  kind: string;
  home: number;
  away: number;
}

interface Counted {
  /** In the order in which they are shown. */
  kinds: readonly string[];
  /** For each side in each step of play: how likely, and what it counts as. */
  happens: readonly (readonly [chance: number, ...kinds: string[]])[];
  /** What a point is, too. */
  scored: readonly string[];
}

const counted: Partial<Record<Sport, Counted>> = {
  football: {
    kinds: ['shots', 'shots_on_target', 'corners', 'fouls', 'yellow_cards'],
    happens: [
      [0.07, 'shots'],
      [0.03, 'shots', 'shots_on_target'],
      [0.055, 'corners'],
      [0.1, 'fouls'],
      [0.02, 'fouls', 'yellow_cards'],
    ],
    scored: ['shots', 'shots_on_target'],
  },
  tennis: {
    kinds: ['aces', 'double_faults'],
    happens: [
      [0.035, 'aces'],
      [0.015, 'double_faults'],
    ],
    scored: [],
  },
  basketball: {
    kinds: ['rebounds', 'turnovers', 'fouls'],
    happens: [
      [0.22, 'rebounds'],
      [0.065, 'turnovers'],
      [0.095, 'fouls'],
    ],
    scored: [],
  },
  'ice-hockey': {
    kinds: ['shots_on_target', 'penalties'],
    happens: [
      [0.45, 'shots_on_target'],
      [0.06, 'penalties'],
    ],
    scored: ['shots_on_target'],
  },
};

/**
 * Counts corners, cards and the like beside a match, from a seed of its own: they do not change the match, and no market is on them. Each
 * call is one step of play, given what was scored in it.
 */
export function countBeside(sport: Sport, random: Random): (scored: { home: number; away: number }) => readonly Statistic[] {
  const { kinds, happens, scored: points } = counted[sport] ?? { kinds: [], happens: [], scored: [] };
  const counts = { home: new Map<string, number>(), away: new Map<string, number>() };
  return (scored) => {
    for (const side of ['home', 'away'] as const) {
      const add = (kind: string, times = 1) => counts[side].set(kind, (counts[side].get(kind) ?? 0) + times);
      for (const [chance, ...found] of happens) if (random() < chance) for (const kind of found) add(kind);
      for (const kind of points) add(kind, scored[side]);
    }
    return kinds.map((kind) => ({ kind, home: counts.home.get(kind) ?? 0, away: counts.away.get(kind) ?? 0 }));
  };
}
