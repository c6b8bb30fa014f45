import { questState, questTaskOrder } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { sampleQuest, sampleTask } from '#testing/sample-quests.ts';
import { inOrder, isClaimable, percentOf, turnOf } from './task-progress.ts';

it.each([
  [0, 10, 0],
  [1, 3, 33.33],
  [2, 3, 66.66],
  [9999, 10_000, 99.99],
  [99_999, 100_000, 99.99],
  [3, 3, 100],
  [5, 3, 100],
])('[QUEST-01] %d of %d is a percentage with two decimals that is never rounded up', (progress, quantity, percent) => {
  expect(percentOf({ progress, quantity })).toBe(percent);
});

const tasks = [
  sampleTask({ id: 'third', executionOrder: 3 }),
  sampleTask({ id: 'first', executionOrder: 1, isCompleted: true }),
  sampleTask({ id: 'fourth', executionOrder: 4 }),
  sampleTask({ id: 'second', executionOrder: 2 }),
];

it('[QUEST-01] tells of tasks that come one after another which counts and which comes next', () => {
  const quest = sampleQuest({ tasks, taskExecutionOrder: questTaskOrder.oneAfterAnother });
  expect(inOrder(quest).map((task) => [task.id, turnOf(quest, task)])).toEqual([
    ['first', 'done'],
    ['second', 'now'],
    ['third', 'next'],
    ['fourth', 'later'],
  ]);
});

it('lets every open task count where any order will do', () => {
  const quest = sampleQuest({ tasks, taskExecutionOrder: questTaskOrder.any });
  expect(inOrder(quest).map((task) => turnOf(quest, task))).toEqual(['done', 'now', 'now', 'now']);
});

it('[QUEST-01] has a reward to claim once every task is done, before it was begun too, and only once', () => {
  const done = [sampleTask({ isCompleted: true })];
  const { available, active, completed, expired } = questState;
  const claimable = [available, active, completed, expired].map((state) => isClaimable(sampleQuest({ state, tasks: done })));
  expect(claimable).toEqual([true, true, false, false]);
  expect(isClaimable(sampleQuest({ tasks }))).toBe(false);
  expect(isClaimable(sampleQuest({ tasks: [] }))).toBe(false);
});
