import { expect, it } from 'vitest';
import { cascade, type Sight } from '../../engine/cascade.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { baseStrips, drawRound, rules } from '../../games/galewater/math.ts';
import { falling, fallMs, vanishing } from './falls.ts';

const source = seededSource(2);
const paid = Array.from({ length: 100 }, () => drawRound(source).spin).find(({ falls }) => falls.length > 0);
const [first, next] = cascade(baseStrips, paid?.stops ?? [], rules) as [Sight, Sight];
const rowsOf = (loose: ReturnType<typeof falling>): number[][] => loose.map((column) => column.map(({ row }) => row));
const longMs = fallMs.fall + 5 * fallMs.stagger;

it('lets only the places that won vanish', () => {
  const faded = vanishing(first, 1).flatMap((column, reel) => column.map(({ opacity }, row) => [opacity === 0, first.gone[reel]?.[row]]));
  expect(faded.every(([isFaded, isGone]) => isFaded === isGone)).toBe(true);
});

it('begins where the last sight left every symbol and ends as the next one shows it', () => {
  for (const [reel, column] of falling(first, next, 0).entries()) {
    const kept = column.filter(({ row }) => row >= 0);
    expect(kept.map(({ symbol }) => symbol)).toEqual(first.grid[reel]?.filter((_, row) => !first.gone[reel]?.[row]));
  }
  const end = falling(first, next, longMs);
  expect(end.map((column) => column.map(({ symbol }) => symbol))).toEqual(next.grid);
  expect(rowsOf(end)).toEqual(next.grid.map(() => [0, 1, 2]));
});

it('never lets a symbol pass the one below it, nor leave the window', () => {
  for (let at = 0; at <= longMs; at += 10) {
    for (const rows of rowsOf(falling(first, next, at))) {
      expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      expect(Math.max(...rows)).toBeLessThanOrEqual(2);
    }
  }
});
