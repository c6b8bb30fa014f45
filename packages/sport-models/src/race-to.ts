import type { Weighted } from './solve.ts';

export type Pair = readonly [home: number, away: number];
export type Side = 0 | 1;

export const plus = (pair: Pair, side: Side): Pair => (side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]);
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** Where two are level and the first who is two ahead wins: the chance of the side that wins this share of the pairs that decide. */
export const twoAhead = (winsPair: number, losesPair: number): number => winsPair / (winsPair + losesPair);

/** All ends that can follow from a state, merged by key: how a match is composed of its sets or maps. */
export function endsFrom<State, Final>(
  state: State,
  after: (state: State) => readonly Weighted<State>[] | null,
  final: (state: State) => Final,
  key: (final: Final) => string,
): Weighted<Final>[] {
  const ends = new Map<string, [number, Final]>();
  const walk = (chance: number, at: State): void => {
    const next = after(at);
    if (next) {
      for (const [part, to] of next) if (part > 0) walk(chance * part, to);
      return;
    }
    const end = final(at);
    const known = ends.get(key(end));
    if (known) known[0] += chance;
    else ends.set(key(end), [chance, end]);
  };
  walk(1, state);
  return [...ends.values()];
}
