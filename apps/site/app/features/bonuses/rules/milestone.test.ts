import { expect, it } from 'vitest';
import { milestoneOf } from './milestone.ts';

it('tells a quarter when it is reached, not before', () => {
  expect([0, 24.99, 25, 49, 50, 74.99, 75, 99.99, 100].map(milestoneOf)).toEqual([0, 0, 25, 25, 50, 50, 75, 75, 100]);
});
