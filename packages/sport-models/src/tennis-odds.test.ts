import { describe, expect, it } from 'vitest';
import { gameChance, setEnds, tieBreakChance, tieBreakServer } from './tennis-odds.ts';

describe('tennis from points', () => {
  it.each([0.5, 0.6, 0.62, 0.75])('a game at %d is the closed formula (O’Malley 2008)', (p) => {
    const closed = p ** 4 * (15 - 4 * p - (10 * p * p) / (1 - 2 * p * (1 - p)));
    expect(gameChance(p, 0, 0)).toBeCloseTo(closed, 12);
  });

  it('a hold at 60 % of points is 73.57 %, from deuce 69.23 %', () => {
    expect(gameChance(0.6, 0, 0)).toBeCloseTo(0.7357, 4);
    expect(gameChance(0.6, 3, 3)).toBeCloseTo(0.36 / 0.52, 12);
    expect(gameChance(0.6, 7, 7)).toBe(gameChance(0.6, 3, 3));
  });

  it('equals are even in a tie-break and in a set, whoever serves first', () => {
    for (const server of [0, 1] as const) {
      expect(tieBreakChance([0.64, 0.64], [0, 0], server)).toBeCloseTo(0.5, 12);
      const hold = gameChance(0.64, 0, 0);
      const home = setEnds([0.64, 0.64], { games: [0, 0], server }, server === 0 ? hold : 1 - hold)
        .filter(([, { games }]) => games[0] > games[1])
        .reduce((sum, [chance]) => sum + chance, 0);
      expect(home).toBeCloseTo(0.5, 12);
    }
  });

  it('a tie-break is served one, two, two', () => {
    const servers = [0, 1, 2, 3, 4, 5, 6].map((points) => tieBreakServer([points, 0], 0));
    expect(servers).toEqual([0, 1, 1, 0, 0, 1, 1]);
  });
});
