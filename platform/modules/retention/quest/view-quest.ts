import {
  questState,
  questTaskOrder,
  questTaskType,
  rewardType,
  type Quest,
  type QuestConditions,
  type QuestReward,
  type QuestTask,
  type QuestTaskPush,
} from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import type { PlatformConfig } from '#config';
import { namesIn, type NameReader, type Sums } from '#modules/bonus';
import type { PlayerQuestRow } from './player-quest.sql.ts';
import { quantityOf, type TaskProgress } from './progress.ts';
import type { Promised } from './promise-rewards.ts';
import type { Goal, Texts } from './terms.ts';

/** What a quest shows, begun or not. */
export type ShownQuest = Pick<
  PlayerQuestRow,
  'id' | 'playerId' | 'identity' | 'terms' | 'currency' | 'exponent' | 'tasks' | 'rewards' | 'endsAt'
> & { state: Quest['state'] };

/** In the language, else in English, else in any. */
const textIn = (texts: Texts, locale: string): string => texts[locale] ?? texts.en ?? Object.values(texts)[0]!;

/** What names of bonuses are looked up in. */
export type QuestSettings = Pick<PlatformConfig, 'bonuses'>;

/** (wire 9.1) */
export function viewQuest(settings: QuestSettings, quest: ShownQuest, locale: string): Quest {
  const { id, playerId, identity, state, terms, endsAt, rewards, tasks } = quest;
  return {
    id,
    playerId,
    name: textIn(terms.names, locale),
    identity,
    description: textIn(terms.descriptions, locale),
    state,
    order: terms.order,
    taskExecutionOrder: terms.taskOrder === 'any' ? questTaskOrder.any : questTaskOrder.oneAfterAnother,
    packageOrder: terms.package?.order ?? null,
    endAt: endsAt?.toISOString() ?? null,
    rewards: rewards.map((reward) => viewReward(reward, quest, namesIn(settings, locale))),
    tasks: tasks.map((task) => viewTask(quest, task, locale)),
  };
}

/** What travels when a task has moved. (wire 13) */
export function viewTaskPush(quest: PlayerQuestRow, task: TaskProgress, locale: string): QuestTaskPush {
  const { description: _, executionOrder: _order, conditions: _conditions, ...shown } = viewTask(quest, task, locale);
  return {
    ...shown,
    questId: quest.id,
    playerId: quest.playerId,
    createdAt: quest.startedAt.toISOString(),
    updatedAt: quest.updatedAt.toISOString(),
  };
}

function viewTask(quest: ShownQuest, task: TaskProgress, locale: string): QuestTask {
  const place = quest.terms.tasks.findIndex(({ id }) => id === task.id);
  const { names, goal } = quest.terms.tasks[place]!;
  return {
    id: task.id,
    name: textIn(names, locale),
    description: '',
    type: questTaskType[goal.kind],
    progress: task.progress,
    quantity: quantityOf(goal),
    isActive: quest.state === questState.active && task.activeFrom !== null,
    isCompleted: task.completedAt !== null,
    executionOrder: place + 1,
    conditions: viewConditions(goal, task, quest),
  };
}

function viewReward({ type, amount, isLocked, bonusId, title: stored }: Promised, quest: ShownQuest, nameOf: NameReader): QuestReward {
  const isMoney = type === rewardType.money || type === rewardType.bonus;
  const title = bonusId && stored && nameOf(bonusId, stored);
  const shown = isMoney ? wireOf(quest)(BigInt(amount)) : Number(amount);
  return { type, amount: shown, attributes: { isoCode: isMoney ? quest.currency : null, lockBalance: isLocked, bonusId, title } };
}

/** The keys of the wire for the ends of a goal's range. */
const rangeKeys = {
  win: ['minPayout', 'maxPayout'],
  bet: ['spinAmount', 'maxSpinAmount'],
  deposit: ['minAmount', 'maxAmount'],
} as const;

/** Sums in the base currency, and in each currency that has its own, that of the quest among them. */
function viewConditions(goal: Goal, { least, most }: TaskProgress, quest: ShownQuest): QuestConditions {
  if (goal.kind === 'contact' || goal.kind === 'login') return {};
  if (goal.kind === 'fields') return { fields: [...goal.fields] };
  const [low, high] = rangeKeys[goal.kind];
  const [from, to] = rangeOf(goal);
  const range = (min: string | undefined, max: string | undefined) => ({ [low]: numberOf(min), [high]: numberOf(max) });
  const own = (sum: string | null) => (sum === null ? null : wireOf(quest)(BigInt(sum)));
  const stated = Object.keys({ ...from?.items, ...to?.items }).filter((isoCode) => isoCode !== quest.currency);
  return {
    ...(goal.kind === 'win' ? { multiplier: numberOf(goal.multiplier), maxMultiplier: numberOf(goal.maxMultiplier) } : {}),
    ...(goal.kind === 'deposit' ? {} : { games: [...goal.games] }),
    ...range(from?.base, to?.base),
    currencies: [
      { isoCode: quest.currency, [low]: own(least), [high]: own(most) },
      ...stated.map((isoCode) => ({ isoCode, ...range(from?.items?.[isoCode] ?? from?.base, to?.items?.[isoCode] ?? to?.base) })),
    ],
  };
}

const numberOf = (decimal: string | undefined) => (decimal === undefined ? null : Number(decimal));

/** From and to of what a goal counts, ends included. */
export function rangeOf(goal: Goal): [Sums | undefined, Sums | undefined] {
  if (goal.kind === 'win') return [goal.minPayout, goal.maxPayout];
  if (goal.kind === 'bet') return [goal.minStake, goal.maxStake];
  return goal.kind === 'deposit' ? [goal.minAmount, goal.maxAmount] : [undefined, undefined];
}
