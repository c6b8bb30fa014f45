import { describe, expect, it } from 'vitest';
import { bounded, nextGoal, scoresAt, weighted, type GoalChances } from './goal-grid.ts';

const even: GoalChances = bounded(() => [0.015, 0.012]);
const start = { home: 0, away: 0 };
const chanceOf = (chances: GoalChances, home: number, away: number) =>
  scoresAt(chances, 0, 90, start).find(([, score]) => score.home === home && score.away === away)![0];

describe('the grid of scores', () => {
  it('is near to Poisson where the rates are constant', () => {
    const poisson = (mean: number, goals: number) => (Math.exp(-mean) * mean ** goals) / [1, 1, 2, 6][goals]!;
    for (const [home, away] of [
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 3],
    ] as const) {
      expect(chanceOf(even, home, away)).toBeCloseTo(poisson(1.35, home) * poisson(1.08, away), 2);
    }
  });

  it('makes each score as much likelier as its weight says', () => {
    const weight = ({ home, away }: { home: number; away: number }) => (home === away && home < 2 ? 1.2 : 1);
    const changed = weighted(even, 90, weight);
    const norm = chanceOf(changed, 3, 1) / chanceOf(even, 3, 1);
    expect(chanceOf(changed, 0, 0) / chanceOf(even, 0, 0)).toBeCloseTo(1.2 * norm, 9);
    expect(chanceOf(changed, 1, 1) / chanceOf(even, 1, 1)).toBeCloseTo(1.2 * norm, 9);
    expect(chanceOf(changed, 1, 0) / chanceOf(even, 1, 0)).toBeCloseTo(norm, 9);
  });

  it('no next goal is the score as it stands', () => {
    expect(nextGoal(even, 30, 90, start)[1]).toBeCloseTo(scoresAt(even, 30, 90, start)[0]![0], 12);
  });
});
