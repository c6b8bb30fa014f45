import { expect, it } from 'vitest';
import { countDeed, isComplete, openTasks, quantityOf, type Deed, type Quest, type Standing, type TaskProgress } from './progress.ts';
import { bets } from '../testing.ts';
import type { Goal } from './terms.ts';

const noon = new Date('2026-06-01T12:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const nobody: Standing = { hasContact: false, isFilled: () => false };

const waiting = (id: string, range: [string | null, string | null] = [null, null]): TaskProgress => ({
  id,
  progress: 0,
  activeFrom: null,
  completedAt: null,
  least: range[0],
  most: range[1],
  counted: [],
});

/** A quest in euro whose tasks are `0`, `1`, …, begun at noon. */
function begun(
  goals: readonly Goal[],
  {
    taskOrder = 'any',
    endsAt = null,
    range,
    standing = nobody,
  }: Partial<Pick<Quest, 'endsAt'>> & {
    taskOrder?: Quest['terms']['taskOrder'];
    range?: [string | null, string | null];
    standing?: Standing;
  } = {},
): Quest {
  const terms = { taskOrder, tasks: goals.map((goal, place) => ({ id: String(place), names: {}, goal })) };
  const quest = { terms, currency: 'EUR', endsAt, tasks: terms.tasks.map(({ id }) => waiting(id, range)) };
  return { ...quest, tasks: openTasks(quest, standing, noon) };
}

/** The quest after these deeds, with what comes next opened as it is when a fact is handled. */
function doing(quest: Quest, ...deeds: Deed[]): Quest {
  return deeds.reduce((so, deed) => {
    const counted = { ...so, tasks: countDeed(so, deed) };
    return { ...counted, tasks: openTasks(counted, nobody, deed.at) };
  }, quest);
}

const round = (some: Partial<Extract<Deed, { kind: 'round' }>> = {}): Deed => ({
  kind: 'round',
  game: 'copper-canyon',
  currency: 'EUR',
  stake: 100n,
  payout: 0n,
  begunAt: after(1),
  at: after(2),
  ...some,
});
const deposit = (id: string, amount: bigint, currency = 'EUR'): Deed => ({ kind: 'deposit', id, currency, amount, at: after(1) });
const progress = (quest: Quest) => quest.tasks.map((task) => task.progress);
const win = (some: object): Goal => ({ kind: 'win', quantity: 1, games: [], ...some });

it.each<[string, Deed]>([
  ['in another currency', round({ currency: 'USD' })],
  ['of another game', round({ game: 'galewater' })],
  ['below the least stake', round({ stake: 19n })],
  ['above the highest stake', round({ stake: 501n })],
  ['that staked nothing', round({ stake: 0n })],
  ['that began before it was active', round({ begunAt: after(-1) })],
  ['that ended at the end', round({ at: after(60) })],
])('[QUEST-03] does not count a round %s', (_, deed) => {
  const quest = begun([bets(2, { games: ['copper-canyon'] })], { range: ['20', '500'], endsAt: after(60) });
  expect(progress(doing(quest, deed))).toEqual([0]);
  expect(progress(doing(quest, round({ stake: 20n }), round({ stake: 500n, at: after(59) })))).toEqual([2]);
});

it.each<[object, bigint, number]>([
  [{ multiplier: '5' }, 499n, 0],
  [{ multiplier: '5' }, 500n, 1],
  [{ multiplier: '2.5' }, 250n, 1],
  [{ multiplier: '5', maxMultiplier: '10' }, 1_000n, 1],
  [{ multiplier: '5', maxMultiplier: '10' }, 1_001n, 0],
  [{ multiplier: '0' }, 1n, 1],
  [{ maxMultiplier: '0' }, 1n, 0],
  [{}, 1n, 1],
  [{}, 0n, 0],
])('[QUEST-03] of a goal %j a stake of 100 that pays %s counts %i', (goal, payout, counted) => {
  expect(progress(doing(begun([win(goal)]), round({ payout })))).toEqual([counted]);
});

it('[QUEST-03] holds a win to the sums that it asks for', () => {
  const quest = begun([win({})], { range: ['200', '300'] });
  expect([199n, 200n, 300n, 301n].map((payout) => progress(doing(quest, round({ payout })))[0])).toEqual([0, 1, 1, 0]);
});

it('counts a deposit once, however often it is told of, within its sums', () => {
  const quest = begun([{ kind: 'deposit', quantity: 2 }], { range: ['1000', null] });
  const told = doing(quest, deposit('a', 1_000n), deposit('a', 1_000n), deposit('b', 999n), deposit('c', 5_000n, 'USD'));
  expect(progress(told)).toEqual([1]);
  expect(isComplete(doing(told, deposit('d', 1_000n)))).toBe(true);
});

it('counts the day on which it begins, and each other day of a sign-in once', () => {
  const visit = (minutes: number): Deed => ({ kind: 'visit', at: after(minutes) });
  const quest = begun([{ kind: 'login', quantity: 3 }]);
  expect(progress(quest)).toEqual([1]);
  expect(progress(doing(quest, visit(1), visit(700)))).toEqual([1]);
  expect(progress(doing(quest, visit(720), visit(721)))).toEqual([2]);
});

it('has what is true already at once, and never loses it', () => {
  const goals: Goal[] = [{ kind: 'contact' }, { kind: 'fields', fields: ['firstName', 'city'] }];
  const quest = begun(goals, { standing: { hasContact: true, isFilled: (field) => field === 'city' } });
  expect(goals.map((goal) => quantityOf(goal))).toEqual([1, 2]);
  expect(progress(quest)).toEqual([1, 1]);
  expect(progress(doing(quest, { kind: 'profile', standing: nobody, at: after(1) }))).toEqual([1, 1]);
  const full: Standing = { hasContact: true, isFilled: () => true };
  expect(isComplete(doing(quest, { kind: 'profile', standing: full, at: after(1) }))).toBe(true);
});

it('[QUEST-03] of tasks that come one after another counts the one whose turn it is, from then on', () => {
  const quest = begun([bets(2), bets(1), { kind: 'login', quantity: 1 }], { taskOrder: 'one-after-another' });
  expect(quest.tasks.map(({ activeFrom }) => activeFrom !== null)).toEqual([true, false, false]);
  const two = doing(quest, round(), round({ at: after(5) }));
  expect(progress(two)).toEqual([2, 0, 0]);
  const early = round({ begunAt: after(4), at: after(6) });
  expect(progress(doing(two, early))).toEqual([2, 0, 0]);
  // The last one counts the day on which it becomes active.
  expect(isComplete(doing(two, round({ begunAt: after(5), at: after(6) })))).toBe(true);
});

it('stops at its quantity', () => {
  const done = doing(begun([bets(1)]), round(), round());
  expect(progress(done)).toEqual([1]);
  expect(done.tasks[0]!.completedAt).toBe(after(2).toISOString());
});
