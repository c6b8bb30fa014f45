import { questState, questTaskOrder, type Quest, type QuestTask } from '@verdigale/contract';

/** How far a task is, in percent with two decimals; rounded down, so that 100 is all of it. (wire 9.1) */
export function percentOf({ progress, quantity }: Pick<QuestTask, 'progress' | 'quantity'>): number {
  return progress >= quantity ? 100 : Math.floor((progress / quantity) * 10_000) / 100;
}

/** The tasks as they are to be done. */
export const inOrder = ({ tasks }: Pick<Quest, 'tasks'>): readonly QuestTask[] =>
  tasks.toSorted((one, other) => one.executionOrder - other.executionOrder);

export const doneCount = ({ tasks }: Pick<Quest, 'tasks'>): number => tasks.filter(({ isCompleted }) => isCompleted).length;

/** Its reward waits: one press brings it, also of a quest that was never begun. (wire 9.1) */
export function isClaimable(quest: Pick<Quest, 'state' | 'tasks'>): boolean {
  const isOpen = quest.state === questState.available || quest.state === questState.active;
  return isOpen && quest.tasks.length > 0 && doneCount(quest) === quest.tasks.length;
}

export const isOrdered = ({ taskExecutionOrder }: Pick<Quest, 'taskExecutionOrder'>) =>
  taskExecutionOrder === questTaskOrder.oneAfterAnother;

/** Whose turn it is: one after another only the first that is open counts, and the one behind it is named too. */
export type TaskTurn = 'done' | 'now' | 'next' | 'later';

export function turnOf(quest: Pick<Quest, 'tasks' | 'taskExecutionOrder'>, { id, isCompleted }: QuestTask): TaskTurn {
  if (isCompleted) return 'done';
  if (!isOrdered(quest)) return 'now';
  const place = inOrder(quest)
    .filter((task) => !task.isCompleted)
    .findIndex((task) => task.id === id);
  return place === 0 ? 'now' : place === 1 ? 'next' : 'later';
}
