import { errors, questState, rewardType } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestPlatform } from '#testing';
import { createOperatorDesk } from '../../../operator/desk.ts';
import { bets } from '../testing.ts';
import { activateQuest } from './activate-quest.ts';
import { listQuests } from './list-quests.ts';
import { type Quester, closeQuestPlatform, offer, openQuestPlatform, questOf, registerQuester } from '#testing/quest-kit/testing.ts';

const { active, available } = questState;
const day = 86_400_000;

let platform: TestPlatform;
let player: Quester;
beforeAll(async () => {
  platform = await openQuestPlatform();
});
afterAll(() => closeQuestPlatform(platform));
beforeEach(async () => {
  player = await registerQuester(platform);
});

it('[QUEST-01] lists quests in their order, in the language that is asked for', async () => {
  const [one, two] = [questOf({ order: 2 }), questOf({ order: 1 })];
  await offer(platform, one, two);
  expect((await player.available()).map(({ id, state }) => [id, state])).toEqual([
    [two.id, available],
    [one.id, available],
  ]);
  expect((await player.available({ locale: 'de', perPage: 1, page: 2 })).map(({ name }) => name)).toEqual([one.names.de]);
});

it('[SHELL-25] offers none while questsEnabled is off, also of those that an operator has published; what was begun goes on', async () => {
  const [begun, open] = [questOf(), questOf()];
  await offer(platform);
  for (const each of [begun, open]) await createOperatorDesk(platform.kernel, '').publishQuest(each);
  const { data } = await player.activate(begun.id);
  const off = { ...platform.kernel, config: { ...platform.kernel.config, hasQuests: false } };
  expect((await listQuests(off, player.id, {})).data).toEqual([]);
  await expect(activateQuest(off, player.id, open.id)).rejects.toMatchObject({ code: errors.notFound.code });
  expect((await activateQuest(off, player.id, data.id)).state).toBe(active);
  for (const { identity } of [begun, open]) await createOperatorDesk(platform.kernel, '').stopQuest(identity, { isEnded: false });
});

it('promises no points where the brand has no loyalty programme, and leaves out a quest that gives nothing else', async () => {
  const points = { kind: 'points', points: 10 } as const;
  const step = (order: number) => ({ identity: 'steps', order });
  const first = questOf({ rewards: [points], package: step(1) });
  const next = questOf({ rewards: [points, { kind: 'money', amount: { base: '1' }, isLocked: false }], package: step(2) });
  await offer(platform, first, next);
  const without = { ...platform.kernel, config: { ...platform.kernel.config, loyalty: null } };
  const { data } = await listQuests(without, player.id, {});
  expect(data.map(({ id, rewards }) => [id, rewards.map(({ type }) => type)])).toEqual([[next.id, [rewardType.money]]]);
  await expect(activateQuest(without, player.id, first.id)).rejects.toMatchObject({ code: errors.notFound.code });
  expect((await activateQuest(without, player.id, next.id)).rewards).toHaveLength(1);
});

it('lists only those that are open now', async () => {
  const now = platform.clock.now();
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const open = questOf({ availableFrom: at(0), availableTo: at(1) });
  await offer(platform, open, questOf({ availableFrom: at(1) }), questOf({ availableTo: at(0) }));
  expect((await player.available()).map(({ id, endAt }) => [id, endAt])).toEqual([[open.id, at(1)]]);
});

it('lists those of the currency, with its sums beside those of the base', async () => {
  const goals = [bets(1, { minStake: { base: '1', items: { USD: '2' } } })];
  const [all, dollars] = [questOf({ goals }), questOf({ currencies: ['USD'] })];
  await offer(platform, all, dollars);
  expect((await player.available()).map(({ id }) => id)).toEqual([all.id]);
  const [first, second] = await player.available({ currency: 'JPY' });
  expect(second).toBeUndefined();
  expect(first!.tasks[0]!.conditions).toEqual({
    games: [],
    spinAmount: 1,
    maxSpinAmount: null,
    currencies: [
      { isoCode: 'JPY', spinAmount: 180, maxSpinAmount: null },
      { isoCode: 'USD', spinAmount: 2, maxSpinAmount: null },
    ],
  });
  expect(first!.rewards[0]).toMatchObject({ type: rewardType.money, amount: 180, attributes: { isoCode: 'JPY' } });
  expect(await player.available({ currency: 'USD' })).toHaveLength(2);
  expect(await player.available({ currency: 'XXX' })).toEqual([]);
});

it('offers a quest in the countries that it names', async () => {
  const [here, elsewhere] = [questOf({ countries: ['BR', 'DE'] }), questOf({ countries: ['BR'] })];
  await offer(platform, here, elsewhere);
  expect((await player.available()).map(({ id }) => id)).toEqual([here.id]);
  expect(await player.activate(elsewhere.id)).toMatchObject({ status: 409, code: errors.questNotAvailable.code });
});

it('shows what counts already', async () => {
  await offer(
    platform,
    questOf({
      goals: [
        { kind: 'login', quantity: 2 },
        { kind: 'fields', fields: ['city', 'country'] },
      ],
    }),
  );
  const [quest] = await player.available();
  expect(quest!.tasks).toMatchObject([
    { type: 5, progress: 1, quantity: 2, isActive: false, isCompleted: false },
    { type: 2, progress: 1, quantity: 2, conditions: { fields: ['city', 'country'] } },
  ]);
});

it('opens the quests of a package in their order', async () => {
  const nthOf = (order: number) => ({ package: { identity: 'p', order } });
  const [first, second] = [questOf(nthOf(1)), questOf(nthOf(2))];
  await offer(platform, first, second);
  expect((await player.available()).map(({ packageOrder }) => packageOrder)).toEqual([1]);
  expect(await player.activate(second.id)).toMatchObject({ status: 409, code: errors.questNotAvailable.code });
  const id = await player.finish(first);
  expect(await player.available()).toEqual([]);
  await player.activate(id);
  expect((await player.available()).map((quest) => quest.id)).toEqual([second.id]);
});

it('offers a quest again each day where the brand says so', async () => {
  const [once, daily] = [questOf(), questOf({ repeat: 'daily' })];
  await offer(platform, once, daily);
  const begun = [(await player.activate(once.id)).data.id, (await player.activate(daily.id)).data.id];
  expect(await player.available()).toEqual([]);
  platform.clock.advance(day);
  await player.signIn();
  expect((await player.available()).map(({ id }) => id)).toEqual([daily.id]);
  expect(begun).not.toContain((await player.activate(daily.id)).data.id);
});

it('goes on by the terms of the beginning, whatever the brand says later', async () => {
  const quest = questOf({ goals: [bets(2)] });
  await offer(platform, quest);
  const { data } = await player.activate(quest.id);
  await offer(platform, { ...quest, tasks: [{ ...quest.tasks[0]!, goal: bets(9) }], rewards: [{ kind: 'points', points: 1 }] });
  expect((await player.own())[0]).toMatchObject({ id: data.id, tasks: [{ quantity: 2 }], rewards: [{ type: rewardType.money }] });
  await offer(platform);
  expect(await player.available()).toEqual([]);
  expect(await player.activate(data.id)).toMatchObject({ status: 200, data: { state: active } });
});

it('begins nothing for a player on a break', async () => {
  const quest = questOf();
  await offer(platform, quest);
  await createOperatorDesk(platform.kernel, '').coolOff(player.id, '1_day');
  expect(await player.available()).toEqual([]);
  expect(await player.activate(quest.id)).toMatchObject({ status: 409, code: errors.questNotAvailable.code });
});
