import { expect, it } from 'vitest';
import { Budget } from './budget.ts';

function setUp(maxKeys?: number) {
  let time = 1_000_000;
  const budget = new Budget({ burst: 3, perSecond: 0.5, now: () => time, maxKeys });
  return { budget, pass: (ms: number) => (time += ms), takeAll: (key: string) => [1, 2, 3].map(() => budget.take(key)) };
}

it('gives a burst and then so much a second, and says how long to wait', () => {
  const { budget, pass, takeAll } = setUp();
  expect(takeAll('a')).toEqual([0, 0, 0]);
  expect(budget.take('a')).toBe(2);
  pass(1_500);
  expect([budget.take('a'), budget.take('a')]).toEqual([1, 1]);
  pass(500);
  expect([budget.take('a'), budget.take('a')]).toEqual([0, 2]);
  pass(3_600_000);
  expect([...takeAll('a'), budget.take('a')]).toEqual([0, 0, 0, 2]);
});

it('knows each key by itself', () => {
  const { budget, takeAll } = setUp();
  takeAll('a');
  expect([budget.take('a'), budget.take('b')]).toEqual([2, 0]);
});

it('forgets the key that was longest silent, and never one that keeps asking', () => {
  const { budget, takeAll } = setUp(2);
  takeAll('loud');
  takeAll('quiet');
  for (let turn = 0; turn < 10; turn += 1) {
    expect(budget.take('loud')).toBe(2);
    budget.take(`stranger ${turn}`);
  }
  expect(budget.take('quiet')).toBe(0);
});

it('lets a few wait for their turn, and refuses who would wait too long', () => {
  const { budget, pass, takeAll } = setUp();
  takeAll('a');
  const turns = [1, 2, 3].map(() => budget.reserve('a', 4_000));
  expect(turns.map(({ isTaken, waitMs }) => [isTaken, Math.round(waitMs)])).toEqual([
    [true, 2_000],
    [true, 4_000],
    [false, 6_000],
  ]);
  pass(2_000);
  expect(budget.reserve('a', 4_000)).toMatchObject({ isTaken: true });
  expect(budget.take('a')).toBe(6);
});
