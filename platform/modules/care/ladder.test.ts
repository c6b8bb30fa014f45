import { expect, it } from 'vitest';
import { nextStep, outcomeOf, type StepKind, type TakenStep } from './ladder.ts';

const start = new Date('2026-06-01T04:30:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000);
const taken = (kind: StepKind, outcome: TakenStep['outcome'] = 'unchanged', score = 8): TakenStep => ({
  kind,
  outcome,
  score,
  createdAt: start,
});

it('[T10] begins with a message, however high the score', () => {
  expect([1, 2, 9].map((score) => nextStep(score, undefined, start))).toEqual([null, 'message', 'message']);
});

it.each<[StepKind, number, StepKind | null]>([
  ['message', 3, null],
  ['message', 4, 'call'],
  ['call', 5, null],
  ['call', 9, 'limit'],
  ['limit', 7, null],
  ['limit', 8, 'break'],
  ['break', 20, null],
])('[T10] a week after %s at a score of %i follows %s', (kind, score, expected) => {
  expect(nextStep(score, taken(kind), daysLater(7))).toBe(expected);
  expect(nextStep(score, taken(kind), new Date(daysLater(7).getTime() - 1))).toBeNull();
});

it('[T10] waits for the outcome of a step, for as long as there is none', () => {
  for (const days of [7, 30, 200]) expect(nextStep(9, taken('call', null), daysLater(days))).toBeNull();
});

it('takes the highest one again after thirty days, and begins anew after ninety', () => {
  expect([29, 30, 89, 90].map((days) => nextStep(4, taken('call', 'reached'), daysLater(days)))).toEqual([null, 'call', 'call', 'message']);
});

it('a message is judged after its week by the score, and nothing else is', () => {
  const message = taken('message', null, 4);
  expect([6, 7].map((days) => outcomeOf(message, 3, daysLater(days)))).toEqual([null, 'eased']);
  expect(outcomeOf(message, 4, daysLater(7))).toBe('unchanged');
  expect(outcomeOf(taken('call', null), 0, daysLater(30))).toBeNull();
});
