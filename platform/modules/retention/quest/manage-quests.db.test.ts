import { questState } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel';
import type { TestPlatform } from '#testing';
import {
  closeQuestPlatform,
  deliver,
  offer,
  openQuestPlatform,
  questOf,
  registerQuester,
  type Quester,
} from '#testing/quest-kit/testing.ts';
import { createOperatorDesk, type OperatorDesk } from '../../../operator/desk.ts';
import { bets } from '../testing.ts';

const { canceled, completed } = questState;

let platform: TestPlatform;
let player: Quester;
let desk: OperatorDesk;
beforeAll(async () => {
  platform = await openQuestPlatform();
  player = await registerQuester(platform);
  desk = createOperatorDesk(platform.kernel, '');
});
afterAll(() => closeQuestPlatform(platform));

const available = async () => (await player.available()).map(({ identity }) => identity).toSorted();

it('[QUEST-01] offers what an operator publishes beside the brand, through every start', async () => {
  const [own, stated] = [questOf(), questOf()];
  await offer(platform, stated);
  await desk.publishQuest(own);
  expect(await available()).toEqual([own.identity, stated.identity].toSorted());
  await offer(platform);
  expect(await available()).toEqual([own.identity]);

  await desk.publishQuest({ ...own, names: { en: 'Another name' } });
  expect((await player.available())[0]!.name).toBe('Another name');
  const { quest, versions } = await desk.quest(own.identity);
  expect(versions.map(({ terms }) => terms.names.en)).toEqual([own.names.en, 'Another name']);
  expect(quest).toMatchObject({ origin: 'operator', versionId: versions[1]!.id });

  // Once the brand states it, it is the brand's.
  await offer(platform, own);
  await offer(platform);
  expect(await available()).toEqual([]);
});

it('refuses an identity or an id that is another quest’s, and what the brand states', async () => {
  const [own, stated] = [questOf(), questOf()];
  await offer(platform, stated);
  await desk.publishQuest(own);
  const refused = (quest: typeof own, message: string) => expect(desk.publishQuest(quest)).rejects.toThrow(message);
  await refused({ ...stated, order: 1 }, `"${stated.identity}" is a quest of the brand`);
  await refused({ ...own, identity: 'other' }, `belongs to "${own.identity}"`);
  await refused({ ...own, id: newId() }, `"${own.identity}" has the id ${own.id}`);
  await expect(desk.stopQuest('nothing', { isEnded: false })).rejects.toThrow('no quest "nothing"');
  await desk.stopQuest(own.identity, { isEnded: false });
});

it('refuses a profile field that there is not, and one that a brand names is never filled in', async () => {
  const [odd, stated] = [questOf({ goals: [{ kind: 'fields', fields: ['city', 'firstname'] }] }), questOf()];
  await expect(desk.publishQuest(odd)).rejects.toThrow('a profile has no field "firstname"');
  await offer(platform, odd, stated);
  expect(await available()).toEqual([odd.identity, stated.identity].toSorted());
  expect((await player.activate(odd.id)).data.tasks[0]).toMatchObject({ progress: 0, isCompleted: false });
  await offer(platform);
});

it('starts with a quest whose identity is another’s, and offers the others', async () => {
  const [published, stated] = [questOf(), questOf()];
  await desk.publishQuest(published);
  await offer(platform, { ...questOf(), identity: published.identity }, stated);
  expect(await available()).toEqual([published.identity, stated.identity].toSorted());
  await offer(platform);
  await offer(platform, { ...questOf(), identity: stated.identity });
  expect(await available()).toEqual([published.identity]);
  await desk.stopQuest(published.identity, { isEnded: false });
});

it('stops a quest, also through a start and a new version of it, until it is offered again', async () => {
  const quest = questOf({ goals: [bets(1)] });
  await offer(platform, quest);
  const { data } = await player.activate(quest.id);
  await desk.stopQuest(quest.identity, { isEnded: false });
  const other = await registerQuester(platform);
  await offer(platform, { ...quest, order: 7 });
  expect(await other.available()).toEqual([]);
  expect((await other.activate(quest.id)).status).toBe(404);
  // Players who have begun it go on.
  await player.play(100);
  await deliver(platform);
  expect(await player.activate(data.id)).toMatchObject({ status: 200, data: { state: completed } });
  await desk.resumeQuest(quest.identity);
  expect((await other.available())[0]).toMatchObject({ identity: quest.identity, order: 7 });
});

it('offers again what was stated last, not what was written last', async () => {
  const quest = questOf();
  const dearer = { ...quest, names: { en: 'Twice the reward' } };
  for (const stated of [quest, dearer, quest]) await offer(platform, stated);
  await desk.stopQuest(quest.identity, { isEnded: false });
  await desk.resumeQuest(quest.identity);
  expect((await player.available()).map(({ name }) => name)).toEqual([quest.names.en]);
  // Also where it went back to it while it was stopped.
  await offer(platform, dearer);
  await desk.stopQuest(quest.identity, { isEnded: false });
  await offer(platform, quest);
  expect(await player.available()).toEqual([]);
  await desk.resumeQuest(quest.identity);
  expect((await player.available()).map(({ name }) => name)).toEqual([quest.names.en]);
  await offer(platform);
});

it('[QUEST-01] ends a quest for those who have begun it, and leaves what is done by then', async () => {
  const quest = questOf({ goals: [bets(1)] });
  await offer(platform, quest);
  const [done, late] = [await registerQuester(platform), await registerQuester(platform)];
  const { data: own } = await done.activate(quest.id);
  await late.activate(quest.id);
  await done.play(100);
  await desk.stopQuest(quest.identity, { isEnded: true });
  await late.play(100);
  await deliver(platform);
  expect(await done.activate(own.id)).toMatchObject({ status: 200, data: { state: completed } });
  expect((await late.own()).map(({ state }) => state)).toEqual([canceled]);
  expect(await late.available()).toEqual([]);
  expect((await desk.questsOf(late.email)).map(({ identity, state }) => [identity, state])).toEqual([[quest.identity, canceled]]);
  const summary = (await desk.quests()).find(({ id }) => id === quest.id);
  expect(summary).toMatchObject({ begun: 2n, active: 0n, completed: 1n, stoppedAt: expect.any(Date) });
});
