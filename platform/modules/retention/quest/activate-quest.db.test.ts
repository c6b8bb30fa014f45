import { errors, questState } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#kernel';
import { registerTestPlayer, type TestPlatform } from '#testing';
import { issueConfirmationCode } from '#modules/player';
import { bets } from '../testing.ts';
import {
  type Quester,
  closeQuestPlatform,
  deliver,
  offer,
  openQuestPlatform,
  questOf,
  registerQuester,
} from '#testing/quest-kit/testing.ts';

const { active, canceled, completed, unrewarded } = questState;
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

it('[QUEST-01 QUEST-02 QUEST-03] moves with rounds, and gives its reward when it is claimed', async () => {
  const quest = questOf({ goals: [bets(2)] });
  await offer(platform, quest);
  expect(await player.activate(quest.id)).toMatchObject({ data: { state: active, tasks: [{ isActive: true, progress: 0 }] } });
  await player.play(100);
  await deliver(platform);
  expect((await player.own(active))[0]).toMatchObject({ state: active, tasks: [{ progress: 1, isCompleted: false }] });
  await player.play(100);
  await deliver(platform);
  const [done] = await player.own(active);
  expect(done).toMatchObject({ tasks: [{ progress: 2, isCompleted: true }] });
  const before = await player.account();
  expect(await player.activate(done!.id)).toMatchObject({ status: 200, data: { state: completed } });
  expect((await player.account()).realBalance - before.realBalance).toBeCloseTo(1);
  expect(await player.own(active)).toEqual([]);
  expect(await player.own(completed, unrewarded)).toHaveLength(1);
  await deliver(platform);
  expect(await player.heard()).toEqual([
    { event: 'quest.updated', name: quest.names.en, state: active, progress: null },
    { event: 'quest.task.updated', name: 'bet', state: null, progress: 1 },
    { event: 'quest.task.updated', name: 'bet', state: null, progress: 2 },
    { event: 'quest.updated', name: quest.names.en, state: completed, progress: null },
  ]);
});

it('[QUEST-01] gives one reward to a hundred claims at once, by either id', async () => {
  const quest = questOf();
  await offer(platform, quest);
  const id = await player.finish(quest);
  const before = await player.account();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => player.activate(n % 2 ? id : quest.id)));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.state} ${data.id}`))).toEqual(new Set([`200 ${completed} ${id}`]));
  expect((await player.account()).realBalance - before.realBalance).toBeCloseTo(1);
});

it('begins one, though it is begun twenty times at once', async () => {
  const quest = questOf();
  await offer(platform, quest);
  const answers = await Promise.all(Array.from({ length: 20 }, () => player.activate(quest.id)));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
});

it('counts each round once, though it is claimed, listed and given up meanwhile', async () => {
  const [one, two] = [questOf({ goals: [bets(30)] }), questOf({ goals: [bets(40)] })];
  await offer(platform, one, two);
  const begun = await player.activate(one.id);
  const other = await player.activate(two.id);
  await Promise.all([
    ...Array.from({ length: 30 }, () => player.play(100)),
    ...Array.from({ length: 10 }, () => platform.relay.drain()),
    ...Array.from({ length: 10 }, () => player.activate(begun.data.id)),
  ]);
  await deliver(platform);
  await player.cancel(other.data.id);
  expect((await player.own(active))[0]).toMatchObject({ tasks: [{ progress: 30, isCompleted: true }] });
  expect((await player.own(canceled))[0]).toMatchObject({ tasks: [{ progress: 30 }] });
});

it('needs one call where all was done before', async () => {
  await offer(platform, questOf({ goals: [{ kind: 'login', quantity: 1 }] }));
  const [quest] = await player.available();
  expect(quest!.tasks.every(({ isCompleted }) => isCompleted)).toBe(true);
  expect(await player.activate(quest!.id)).toMatchObject({ status: 200, data: { state: completed } });
  await deliver(platform);
  expect((await player.heard()).map(({ state }) => state)).toEqual([completed]);
});

it('[QUEST-03] follows the profile, a confirmed address, sign-ins and deposits', async () => {
  const goals = [
    { kind: 'contact' },
    { kind: 'fields', fields: ['profession', 'city'] },
    { kind: 'login', quantity: 2 },
    { kind: 'deposit', quantity: 1, minAmount: { base: '10' } },
  ] as const;
  const quest = questOf({ goals });
  await offer(platform, quest);
  const { id } = (await player.activate(quest.id)).data;
  const progress = async () => (await player.own(active))[0]!.tasks.map((task) => task.progress);
  expect(await progress()).toEqual([0, 0, 1, 0]);
  await player.call('player.profile.update', { body: { profession: 'Engraver', city: 'Bergen' } });
  await player.deposit('card', 5);
  await deliver(platform);
  expect(await progress()).toEqual([0, 2, 1, 0]);
  platform.clock.advance(day);
  await player.signIn();
  await player.deposit('card', 10);
  const code = issueConfirmationCode(platform.kernel, { playerId: player.id, email: player.email });
  await platform.call('player.register.confirm', { body: { code } });
  await deliver(platform);
  expect((await player.own(active))[0]).toMatchObject({ id, tasks: [1, 2, 2, 1].map((done) => ({ progress: done, isCompleted: true })) });
});

it('[QUEST-03] counts each day once on which a player who stays signed in is there, without another sign-in', async () => {
  const quest = questOf({ goals: [{ kind: 'login', quantity: 3 }] });
  await offer(platform, quest);
  await player.activate(quest.id);
  const ofAnHour = async () => {
    platform.clock.advance(day / 24);
    await player.refresh();
  };
  for (let hour = 0; hour < 24; hour += 1) await ofAnHour();
  await deliver(platform);
  expect((await player.own(active))[0]!.tasks[0]!.progress).toBe(2);
  for (let hour = 0; hour < 24; hour += 1) await ofAnHour();
  await deliver(platform);
  expect((await player.own(active))[0]!.tasks[0]).toMatchObject({ progress: 3, isCompleted: true });
});

it('[QUEST-01] can be given up, and begun again from nothing', async () => {
  const quest = questOf({ goals: [bets(2)] });
  await offer(platform, quest);
  const { id } = (await player.activate(quest.id)).data;
  await player.play(100);
  await deliver(platform);
  expect(await player.cancel(id)).toMatchObject({ status: 200, data: { state: canceled } });
  expect(await player.cancel(id)).toMatchObject({ status: 200, data: { state: canceled } });
  expect(await player.activate(id)).toMatchObject({ status: 409, code: errors.questNotAvailable.code });
  await player.play(100);
  await deliver(platform);
  expect((await player.activate(quest.id)).data).toMatchObject({ state: active, tasks: [{ progress: 0 }] });
  expect((await player.own(canceled))[0]).toMatchObject({ tasks: [{ progress: 1 }] });
});

it('counts a round once for a daily quest that was begun yesterday and again today, the older one first', async () => {
  const quest = questOf({ repeat: 'daily', days: 2, goals: [bets(2)] });
  await offer(platform, quest);
  const first = (await player.activate(quest.id)).data;
  platform.clock.advance(day);
  await player.signIn();
  const second = (await player.activate(quest.id)).data;
  for (let rounds = 0; rounds < 3; rounds += 1) await player.play(100);
  await deliver(platform);
  const progress = (await player.own(active)).map(({ id, tasks }) => [id, tasks[0]!.progress]);
  expect(progress).toEqual([
    [second.id, 1],
    [first.id, 2],
  ]);
});

it('leaves the quests of others alone', async () => {
  const quest = questOf();
  await offer(platform, quest);
  const id = await player.finish(quest);
  const { call } = await registerTestPlayer(platform);
  for (const [name, theirs] of [
    ['retention.quests.activate', id],
    ['retention.playerQuests.cancel', id],
    ['retention.quests.activate', newId()],
    ['retention.playerQuests.cancel', 'x'],
  ] as const)
    expect((await call(name, { params: { id: theirs } })).status).toBe(404);
  expect((await player.own(active))[0]).toMatchObject({ id });
  expect((await platform.call('retention.playerQuests.list')).status).toBe(401);
});
