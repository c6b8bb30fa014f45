import type { BonusCode } from '@verdigale/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { halfOf, itemOf, publishTestCampaign, withdrawCampaigns } from '../campaign/testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => withdrawCampaigns(platform.kernel));
afterAll(() => platform[Symbol.asyncDispose]());

const five = [itemOf({ kind: 'cash', amount: { base: '5' } })];

async function enter({ call }: TestPlayer, bonusCode: string, trigger = 1) {
  const { status: http, data, error } = await call('game.bonuses.codes.add', { body: { bonusCode, trigger } });
  return { http, status: data?.status, code: error?.code, id: data?.id };
}

const codes = async ({ call }: TestPlayer, trigger?: number) => (await call('game.bonuses.codes.list', { query: { trigger } })).data;
const bonuses = async ({ call }: TestPlayer) => (await call('game.playerBonuses.list')).data;
const remove = (id: string | undefined, { call }: TestPlayer) => call('game.bonuses.codes.remove', { body: { playerBonusCodeId: id } });

describe('a code without a deposit', () => {
  it('[BON-06] issues its bonus at once, whatever case it is typed in, and once', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'code', code: 'FIVE' }, items: five });
    const player = await registerTestPlayer(platform);
    expect(await enter(player, ' five ')).toMatchObject({ http: 200, status: 2 });
    expect(await enter(player, 'FIVE')).toMatchObject({ http: 200, status: 4 });
    expect(await bonuses(player)).toMatchObject([{ status: 1, amount: 5 }]);
    expect(await codes(player, 1)).toMatchObject([{ bonusCode: 'FIVE', status: 2, trigger: 1 }]);
  });

  it('[BON-06] is incorrect where nobody knows it, or it is one for a deposit', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'WITHMONEY' } });
    const player = await registerTestPlayer(platform);
    expect(await enter(player, 'NOSUCH')).toMatchObject({ http: 200, status: 3 });
    expect(await enter(player, 'WITHMONEY')).toMatchObject({ http: 200, status: 3 });
    expect(await bonuses(player)).toEqual([]);
  });

  it('a hundred times at once gives one', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'code', code: 'STORM' }, items: five });
    const player = await registerTestPlayer(platform);
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(player, 'STORM')));
    expect(answers.filter(({ status }) => status === 2)).toHaveLength(1);
    expect(await bonuses(player)).toHaveLength(1);
  });

  it.each([
    ['stock', { trigger: { kind: 'code', code: 'LAST', stock: 1 } } as const],
    ['number of claims', { trigger: { kind: 'code', code: 'LAST' }, budget: { claims: 1, spent: null } } as const],
    ['money', { trigger: { kind: 'code', code: 'LAST' }, budget: { claims: null, spent: '9.99' } } as const],
  ])('goes to one of many where its %s is enough for one', async (_, some) => {
    const { id } = await publishTestCampaign(platform.kernel, { ...some, items: five });
    const players = await Promise.all(Array.from({ length: 12 }, () => registerTestPlayer(platform)));
    const answers = await Promise.all(players.map((player) => enter(player, 'LAST')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([2, ...Array.from({ length: 11 }, () => 4)]);
    const { claims, spent } = await platform.kernel.db.one(
      sql<{ claims: bigint; spent: bigint }>`select claims, spent from bonus.budget where campaign_id = ${id}`,
    );
    expect([claims, spent]).toEqual([1n, 500n]);
  });

  it('has a stock for each campaign that it was ever the code of', async () => {
    const [first, second] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
    for (const player of [first, second]) {
      await publishTestCampaign(platform.kernel, { trigger: { kind: 'code', code: 'EVERYYEAR', stock: 1 }, items: five });
      expect(await enter(player, 'EVERYYEAR')).toMatchObject({ status: 2 });
      await withdrawCampaigns(platform.kernel);
    }
  });
});

describe('a code for a deposit', () => {
  it('[BON-06] waits, one at a time, and can be taken back', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'ONE' } });
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'TWO' } });
    const player = await registerTestPlayer(platform);
    expect(await enter(player, 'ONE', 3)).toMatchObject({ status: 1 });
    expect(await enter(player, 'TWO', 3)).toMatchObject({ status: 1 });
    const [waiting, ...more] = await codes(player, 3);
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({ bonusCode: 'TWO', trigger: 3, status: 1, playerBonusCodeId: waiting!.id });
    await remove(waiting!.id, await registerTestPlayer(platform));
    expect(await codes(player, 3)).toHaveLength(1);
    // As the clients of one large system write ids.
    expect((await remove(waiting!.id.toUpperCase(), player)).data).toEqual([]);
    expect(await codes(player)).toEqual([]);
  });

  it('[BON-06] that is taken back has every tab of the player ask for his codes again, once', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'GONE' } });
    const player = await registerTestPlayer(platform);
    const { id } = await enter(player, 'GONE', 3);
    const [waiting] = await codes(player, 3);
    expect(waiting?.id).toBe(id);
    for (let n = 0; n < 2; n += 1) await remove(id, player);
    const told = await platform.kernel.db.all(
      sql<{ code: BonusCode }>`select payload -> 'playerBonusCode' as code from kernel.outbox
        where topic = 'player.bonus.code.updated' and player_id = ${player.id} order by id`,
    );
    expect(told).toEqual([{ code: waiting }, { code: waiting }]);
  });

  it('[BON-06] does not wait for a deposit that cannot have its offer any more', async () => {
    const trigger = { kind: 'deposit', nth: 1 } as const;
    const availableTo = new Date(platform.clock.now().getTime() + 60_000).toISOString();
    await publishTestCampaign(platform.kernel, { trigger: { ...trigger, code: 'MINUTE' }, availableTo });
    await publishTestCampaign(platform.kernel, { trigger: { ...trigger, code: 'STOPPED' } });
    const [late, stopped] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
    for (const [player, code] of [
      [late, 'MINUTE'],
      [stopped, 'STOPPED'],
    ] as const) {
      await enter(player, code, 3);
      expect(await codes(player, 3)).toMatchObject([{ bonusCode: code, status: 1 }]);
    }
    platform.clock.advance(60_000);
    expect(await codes(late, 3)).toEqual([]);
    expect(await codes(stopped, 3)).toHaveLength(1);
    await withdrawCampaigns(platform.kernel);
    expect(await codes(stopped, 3)).toEqual([]);
    expect(await codes(stopped)).toMatchObject([{ bonusCode: 'STOPPED', status: 4 }]);
  });

  it('shows an offer that nobody else sees', async () => {
    const { items } = await publishTestCampaign(platform.kernel, {
      trigger: { kind: 'deposit', code: 'SECRET' },
      items: [itemOf(halfOf())],
    });
    const player = await registerTestPlayer(platform);
    const offers = async () => {
      const response = await player.call('game.bonuses.list', { query: { currency: 'EUR' } });
      return response.data.map(({ id }) => id);
    };
    expect(await offers()).not.toContain(items[0]!.id);
    await enter(player, 'SECRET', 3);
    expect(await offers()).toContain(items[0]!.id);
    expect(await codes(player, 3)).toMatchObject([{ bonusId: items[0]!.id }]);
  });
});

describe('wrong codes', () => {
  it('[BON-06] close the entry after the fifth, for three minutes, right ones too', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'code', code: 'RIGHT' }, items: five });
    const player = await registerTestPlayer(platform);
    for (const wrong of ['A1', 'A2', 'A3', 'A4', 'A5']) expect(await enter(player, wrong)).toMatchObject({ http: 200, status: 3 });
    expect(await enter(player, 'RIGHT')).toMatchObject({ http: 400, code: 5 });
    platform.clock.advance(179_999);
    expect(await enter(player, 'RIGHT')).toMatchObject({ http: 400, code: 5 });
    platform.clock.advance(1);
    expect(await enter(player, 'RIGHT')).toMatchObject({ http: 200, status: 2 });
  });

  it('of the wallet, which asks for each of both triggers, count once', async () => {
    const player = await registerTestPlayer(platform);
    for (const wrong of ['B1', 'B2', 'B3', 'B4']) {
      expect(await enter(player, wrong, 1)).toMatchObject({ status: 3 });
      expect(await enter(player, wrong, 3)).toMatchObject({ status: 3 });
    }
    expect(await enter(player, 'B5', 1)).toMatchObject({ http: 200, status: 3 });
    expect(await enter(player, 'B6', 1)).toMatchObject({ http: 400, code: 5 });
  });
});
