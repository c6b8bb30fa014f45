import { parseRate } from '@verdigale/money';
import type { Goal, QuestTerms } from './terms.ts';

/** How far a player has come with a task; stored, so times and sums are texts. */
export interface TaskProgress {
  id: string;
  progress: number;
  /** What happened before does not count; null while another task comes first. */
  activeFrom: string | null;
  completedAt: string | null;
  /** The goal's range in minor units of the quest's currency, converted once when it was begun. */
  least: string | null;
  most: string | null;
  /** What must not count again: deposits, days of sign-ins. */
  counted: readonly string[];
}

/** Something that a player did, as facts tell it. */
export type Deed =
  | { kind: 'round'; game: string; currency: string; stake: bigint; payout: bigint; begunAt: Date; at: Date }
  | { kind: 'deposit'; id: string; currency: string; amount: bigint; at: Date }
  | { kind: 'visit'; at: Date }
  | { kind: 'profile'; standing: Standing; at: Date };

/** What is true of a player, since whenever. */
export interface Standing {
  hasContact: boolean;
  isFilled(field: string): boolean;
}

export interface Quest {
  terms: Pick<QuestTerms, 'taskOrder' | 'tasks'>;
  currency: string;
  endsAt: Date | null;
  tasks: readonly TaskProgress[];
}

/** How much of a goal makes it done. */
export function quantityOf(goal: Goal): number {
  if (goal.kind === 'contact') return 1;
  return goal.kind === 'fields' ? goal.fields.length : goal.quantity;
}

export const isComplete = ({ tasks }: Pick<Quest, 'tasks'>) => tasks.every(({ completedAt }) => completedAt !== null);

/** The tasks after a deed: those that are active, not done and moved by it. At the very instant of its end the quest is over. */
export function countDeed(quest: Quest, deed: Deed): TaskProgress[] {
  if (quest.endsAt !== null && deed.at >= quest.endsAt) return [...quest.tasks];
  return quest.tasks.map((task) => {
    const isOpen = task.activeFrom !== null && task.completedAt === null && begun(deed) >= new Date(task.activeFrom);
    return isOpen ? moved(task, goalOf(quest, task), deed, quest.currency) : task;
  });
}

/**
 * Activates what is next: everything at once, or the first task that is not done. What is true already counts at once, and so does the day
 * for sign-ins.
 */
export function openTasks(quest: Quest, standing: Standing, at: Date): TaskProgress[] {
  const tasks = [...quest.tasks];
  for (const [place, task] of tasks.entries()) {
    if (task.activeFrom === null) tasks[place] = opened(task, goalOf(quest, task), standing, at);
    if (quest.terms.taskOrder === 'one-after-another' && tasks[place]!.completedAt === null) break;
  }
  return tasks;
}

const goalOf = ({ terms }: Quest, { id }: TaskProgress): Goal => terms.tasks.find((task) => task.id === id)!.goal;

/** A round counts by when it began. */
const begun = (deed: Deed) => (deed.kind === 'round' ? deed.begunAt : deed.at);

function opened(task: TaskProgress, goal: Goal, standing: Standing, at: Date): TaskProgress {
  const active = { ...task, activeFrom: at.toISOString() };
  const deed: Deed = goal.kind === 'login' ? { kind: 'visit', at } : { kind: 'profile', standing, at };
  return moved(active, goal, deed, '');
}

function moved(task: TaskProgress, goal: Goal, deed: Deed, currency: string): TaskProgress {
  const quantity = quantityOf(goal);
  const after = gain(task, goal, deed, currency);
  if (after.progress === task.progress) return task;
  return after.progress >= quantity ? { ...after, progress: quantity, completedAt: deed.at.toISOString() } : after;
}

function gain(task: TaskProgress, goal: Goal, deed: Deed, currency: string): TaskProgress {
  const one = { ...task, progress: task.progress + 1 };
  if (deed.kind === 'profile') return { ...task, progress: Math.max(task.progress, standingOf(goal, deed.standing)) };
  if (deed.kind === 'visit') return goal.kind === 'login' ? onceFor(task, deed.at.toISOString().slice(0, 10)) : task;
  if (deed.currency !== currency) return task;
  if (deed.kind === 'deposit') return goal.kind === 'deposit' && isWithin(deed.amount, task) ? onceFor(task, deed.id) : task;
  if (deed.stake === 0n || (goal.kind !== 'bet' && goal.kind !== 'win')) return task;
  if (goal.games.length > 0 && !goal.games.includes(deed.game)) return task;
  if (goal.kind === 'bet') return isWithin(deed.stake, task) ? one : task;
  return deed.payout > 0n && isWithin(deed.payout, task) && pays(deed, goal) ? one : task;
}

function onceFor(task: TaskProgress, key: string): TaskProgress {
  return task.counted.includes(key) ? task : { ...task, progress: task.progress + 1, counted: [...task.counted, key] };
}

/** How much of a goal is true of a player, whatever he does. */
function standingOf(goal: Goal, { hasContact, isFilled }: Standing): number {
  if (goal.kind === 'contact') return hasContact ? 1 : 0;
  return goal.kind === 'fields' ? goal.fields.filter((field) => isFilled(field)).length : 0;
}

function isWithin(amount: bigint, { least, most }: TaskProgress): boolean {
  return (least === null || amount >= BigInt(least)) && (most === null || amount <= BigInt(most));
}

function pays({ stake, payout }: { stake: bigint; payout: bigint }, goal: { multiplier?: string; maxMultiplier?: string }): boolean {
  const against = (multiplier: string) => {
    // A file may say 0, which no rate can be; thrown here, it would stop the facts of all players.
    if (Number(multiplier) === 0) return payout;
    const { numerator, denominator } = parseRate(multiplier);
    return payout * denominator - stake * numerator;
  };
  return (
    (goal.multiplier === undefined || against(goal.multiplier) >= 0n) &&
    (goal.maxMultiplier === undefined || against(goal.maxMultiplier) <= 0n)
  );
}
