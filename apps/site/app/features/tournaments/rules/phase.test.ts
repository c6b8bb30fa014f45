import { expect, it } from 'vitest';
import { isOver, phaseOf } from './phase.ts';

const [startAt, endAt] = ['2026-11-23T10:00:00Z', '2026-11-23T12:00:00Z'];

it.each([
  [2, 'planned', startAt, false],
  [3, 'running', endAt, false],
  [4, 'counting', null, true],
  [5, 'finished', null, true],
])('state %i is %s', (state, name, next, over) => {
  const phase = phaseOf({ state, startAt, endAt });
  expect([phase, isOver(phase)]).toEqual([{ name, next }, over]);
});
