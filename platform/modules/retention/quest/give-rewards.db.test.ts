import { limitDefinition, questState, rewardType } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#kernel';
import { checkBonuses, loadCampaigns } from '#modules/bonus';
import { registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { createOperatorDesk } from '../../../operator/desk.ts';
import { beginTestBonus } from '../../../flows/game-wallet/testing.ts';
import {
  type Quester,
  closeQuestPlatform,
  deliver,
  givenByQuests,
  offer,
  openQuestPlatform,
  questOf,
  registerQuester,
} from '#testing/quest-kit/testing.ts';

const { completed } = questState;

let platform: TestPlatform;
let player: Quester;
beforeAll(async () => {
  platform = await openQuestPlatform();
});
afterAll(() => closeQuestPlatform(platform));
beforeEach(async () => {
  player = await registerQuester(platform);
});

it('[QUEST-01] gives money, bonus money, free spins and points, each of them once', async () => {
  const money = { kind: 'money', amount: { base: '3' }, isLocked: true } as const;
  const campaigns = ['two', 'spins'].map((code) => ({ kind: 'campaign', code }) as const);
  const quest = questOf({ rewards: [money, ...campaigns, { kind: 'points', points: 60 }] });
  await offer(platform, quest);
  expect((await player.available())[0]!.rewards).toMatchObject([
    { type: rewardType.money, amount: 3, attributes: { isoCode: 'EUR', lockBalance: true, bonusId: null } },
    { type: rewardType.bonus, amount: 2, attributes: { isoCode: 'EUR', title: 'A bonus' } },
    { type: rewardType.freeSpins, amount: 3, attributes: { isoCode: null } },
    { type: rewardType.points, amount: 60 },
  ]);
  expect((await player.available({ locale: 'de' }))[0]!.rewards[1]).toMatchObject({ attributes: { title: 'Ein Bonus' } });
  const id = await player.finish(quest);
  const before = await player.account();
  await player.activate(id);
  await player.activate(id);
  await deliver(platform);
  // Without an active bonus it is own money at once.
  expect((await player.account()).realBalance - before.realBalance).toBeCloseTo(3);
  expect((await player.call('game.playerBonuses.list')).data).toMatchObject([{ amount: 2, status: 1 }]);
  expect((await player.call('game.playerFreespins.list')).data).toMatchObject([{ count: 3 }]);
  expect((await player.call('retention.account')).data).toMatchObject({ points: 60, currentLevel: { id: 'bronze' } });
});

it('gives the same campaign twice where it is promised twice', async () => {
  const two = { kind: 'campaign', code: 'two' } as const;
  const quest = questOf({ rewards: [two, two] });
  await offer(platform, quest);
  expect(await player.activate(await player.finish(quest))).toMatchObject({ status: 200, data: { state: completed } });
  const answer = await player.call('game.playerBonuses.list');
  expect(answer.data).toMatchObject([{ amount: 2 }, { amount: 2 }]);
});

it('locks what is to be locked until the active bonus ends', async () => {
  const money = { kind: 'money', amount: { base: '3' }, isLocked: true } as const;
  const quest = questOf({ rewards: [money, money] });
  await offer(platform, quest);
  const bonusId = await beginTestBonus(platform.kernel, { playerId: player.id, accountId: player.accountId }, {});
  const id = await player.finish(quest);
  const before = await player.account();
  await player.activate(id);
  expect(await player.account()).toMatchObject({ realBalance: before.realBalance, lockedBalance: 6 });
  expect(await checkBonuses(platform.kernel.db)).toEqual([]);
  await player.call('game.playerBonuses.cancel', { params: { id: bonusId } });
  expect(await player.account()).toMatchObject({ realBalance: before.realBalance + 6, lockedBalance: 0, bonusBalance: 0 });
});

it('gives what was promised though its campaign has ended', async () => {
  const quest = questOf({ rewards: [{ kind: 'campaign', code: 'two' }] });
  await offer(platform, quest);
  const id = await player.finish(quest);
  const desk = createOperatorDesk(platform.kernel, '');
  await desk.stopCampaign('two');
  const late = await registerQuester(platform);
  expect(await late.available()).toEqual([]);
  expect(await player.activate(id)).toMatchObject({ status: 200, data: { state: completed } });
  const { data } = await player.call('game.playerBonuses.list');
  expect(data).toHaveLength(1);
  await desk.publishCampaign('two');
});

it('gives the bonus that was promised, and its worth to whom it is not for any more, whatever the rates are by then', async () => {
  const [two] = givenByQuests;
  const items = [{ ...two!.items[0]!, id: newId(), terms: { ...two!.items[0]!.terms, product: 'sportsbook' as const } }];
  await loadCampaigns(platform.kernel, [...givenByQuests, { ...two!, id: newId(), code: 'bets', items }]);
  const quest = questOf({ goals: [{ kind: 'fields', fields: ['city'] }], rewards: [{ kind: 'campaign', code: 'bets' }] });
  await offer(platform, quest);
  const begin = async () => {
    const { call } = await registerTestPlayer(platform, { currency: 'USD' });
    const activate = async (id: string) => (await call('retention.quests.activate', { params: { id } })).data;
    const { id, rewards } = await activate(quest.id);
    await call('player.profile.update', { body: { city: 'Springfield' } });
    await deliver(platform);
    return { call, promised: rewards[0]!.amount, claim: () => activate(id) };
  };
  const [bettor, excluded] = [await begin(), await begin()];
  const exclusion = { definition: limitDefinition.selfExclusion, period: '6_months', product: 'sportsbook' };
  await excluded.call('player.limits.create', { body: exclusion });
  await platform.kernel.db.run(sql`update settings.currency set rate = rate * 3 where code = 'USD'`);
  for (const player of [bettor, excluded]) expect(await player.claim()).toMatchObject({ state: completed });
  expect((await bettor.call('game.playerBonuses.list')).data).toMatchObject([{ amount: bettor.promised }]);
  expect((await excluded.call('wallet.accounts.list')).data).toMatchObject([{ realBalance: excluded.promised }]);
});

it('[X8] pays the worth of a bonus for sport to who has excluded himself from sport since', async () => {
  const [two] = givenByQuests;
  const [item] = two!.items;
  const items = [{ ...item!, id: newId(), terms: { ...item!.terms, product: 'sportsbook' as const } }];
  await loadCampaigns(platform.kernel, [...givenByQuests, { ...two!, id: newId(), code: 'sport', items }]);
  const quest = questOf({ rewards: [{ kind: 'campaign', code: 'sport' }] });
  await offer(platform, quest);
  const id = await player.finish(quest);
  const body = { definition: limitDefinition.selfExclusion, period: '6_months', product: 'sportsbook' };
  const excluded = await player.call('player.limits.create', { body });
  expect(excluded.status).toBe(200);
  const before = await player.account();
  for (let times = 0; times < 2; times += 1) expect(await player.activate(id)).toMatchObject({ status: 200, data: { state: completed } });
  const answer = await player.call('game.playerBonuses.list');
  expect(answer.data).toEqual([]);
  expect((await player.account()).realBalance - before.realBalance).toBeCloseTo(2);
});
