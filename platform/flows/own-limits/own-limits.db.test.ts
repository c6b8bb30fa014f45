import { limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOperatorDesk } from '../../operator/desk.ts';
import { callWallet, giveMoney, launchTestGame } from '../game-wallet/testing.ts';
import { sql } from '#testing/sql.ts';
import { createTestPlatform, registerTestPlayer, signInAgain, type TestPlatform, type TestPlayer } from '#testing';
import { beginBreak } from './begin-break.ts';

let platform: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());
beforeEach(async () => {
  platform.clock.set('2026-06-03T12:00:00Z');
  player = await registerTestPlayer(platform);
});

const create = (body: object) => player.call('player.limits.create', { body });
const change = (id: string, body: object) => player.call('player.limits.change', { params: { id }, body });
const end = (id: string) => player.call('player.limits.remove', { params: { id } });
const list = async () => (await player.call('player.limits.list')).data;
async function moveTo(time: string): Promise<void> {
  platform.clock.set(time);
  player = await signInAgain(platform, player);
}
const deposits = { definition: limitDefinition.deposit, period: 'weekly', currency: 'EUR' };

it('[LIM-01] [CALL-12] a limit is set, tightened at once, loosened after a day and a second request, and ended the same way', async () => {
  const made = await create({ ...deposits, amount: 100 });
  expect(made).toMatchObject({
    status: 200,
    data: { definition: 3, period: 'weekly', amount: 100, currentAmount: 0, currency: 'EUR', status: 1 },
  });
  const { id } = made.data;
  expect((await change(id, { amount: 40 })).data).toMatchObject({ amount: 40, pendingExist: false });
  expect((await change(id, { amount: 300 })).data).toMatchObject({ amount: 40, pendingExist: true });
  expect(await list()).toMatchObject([
    { status: 1, amount: 40, pendingExist: true, isAwaitingConfirmation: false },
    { status: 2, amount: 300, expiredAt: '2026-06-04T12:00:00.000Z', effectiveAt: '2026-06-04T12:00:00.000Z' },
  ]);
  await moveTo('2026-06-04T12:00:00Z');
  expect(await list()).toMatchObject([{ amount: 40, isAwaitingConfirmation: true }, { amount: 300 }]);
  expect((await change(id, { amount: 300 })).data).toMatchObject({ amount: 300, pendingExist: false });

  expect((await end(id)).data).toMatchObject({ amount: 300, cancelProcess: true });
  await moveTo('2026-06-05T11:59:59Z');
  await end(id);
  await moveTo('2026-06-06T11:59:58Z');
  expect(await list()).toHaveLength(1);
  await moveTo('2026-06-06T11:59:59Z');
  expect((await end(id)).data).toMatchObject({ amount: 300, cancelProcess: false });
  expect(await list()).toEqual([]);
});

it('[LIM-01] a limit in a currency that is offered no more is still tightened and ended: what is left in it can be played with', async () => {
  const { data } = await create({ ...deposits, definition: limitDefinition.bet, currency: 'USD', amount: 100 });
  await platform.kernel.db.run(sql`update limits.cash_limit set currency = 'GBP' where id = ${data.id}`);
  expect(await change(data.id, { amount: 40 })).toMatchObject({ status: 200, data: { amount: 40, currency: 'GBP' } });
  expect(await end(data.id)).toMatchObject({ status: 200, data: { cancelProcess: true } });
});

it.each<[string, object, string]>([
  ['the amount is missing', { ...deposits }, 'amount'],
  ['the currency is missing', { ...deposits, currency: null, amount: 1 }, 'currency'],
  ['the amount is too high', { ...deposits, amount: 1_000_001 }, 'amount'],
  ['the period is one of breaks', { ...deposits, period: '1_day', amount: 1 }, 'period'],
  ['a break has the period of a limit', { definition: 5, period: 'daily' }, 'period'],
  ['an exclusion is too short', { definition: 4, period: '1_day' }, 'period'],
  ['there is no such definition', { ...deposits, definition: 6, amount: 1 }, 'definition'],
])('[LIM-01] refuses a limit where %s, with the field', async (_, payload, field) => {
  expect(await create(payload)).toMatchObject({ status: 422, error: { fields: { [field]: [expect.any(String)] } } });
  expect(await list()).toEqual([]);
});

it('[LIM-01] takes any amount from 0 to 1,000,000', async () => {
  const { data } = await create({ ...deposits, amount: 1_000_000 });
  expect(data).toMatchObject({ amount: 1_000_000 });
  expect((await change(data.id, { amount: 0 })).data).toMatchObject({ amount: 0 });
});

it('refuses a second limit of the same kind, period and currency, and limits of others', async () => {
  const { data } = await create({ ...deposits, amount: 100 });
  expect(await create({ ...deposits, amount: 500 })).toMatchObject({
    status: 422,
    error: { fields: { period: [expect.any(String)] } },
  });
  const other = await registerTestPlayer(platform);
  expect((await other.call('player.limits.change', { params: { id: data.id }, body: { amount: 1 } })).status).toBe(404);
  expect((await other.call('player.limits.remove', { params: { id: data.id } })).status).toBe(404);
  expect(await list()).toMatchObject([{ amount: 100 }]);
});

it('[LIM-01] [CALL-12] takes period and amount of a change; another period than that of the limit is refused and changes nothing', async () => {
  const { data } = await create({ ...deposits, amount: 100 });
  expect(await change(data.id, { period: 'daily', amount: 40 })).toMatchObject({
    status: 422,
    error: { fields: { period: ['is weekly: each period has a limit of its own'] } },
  });
  expect(await list()).toMatchObject([{ period: 'weekly', amount: 100 }]);
  expect(await change(data.id, { period: 'weekly', amount: 40 })).toMatchObject({ status: 200, data: { amount: 40 } });
});

it('[LIM-01] a break begins at once, becomes longer only, and is not taken back', async () => {
  const { data } = await create({ definition: 5, period: '1_week' });
  expect(data).toMatchObject({ definition: 5, period: '1_week', amount: null, currency: null, expiredAt: '2026-06-10T12:00:00.000Z' });
  expect(await change(data.id, { period: '1_day' })).toMatchObject({ status: 422 });
  expect(await end(data.id)).toMatchObject({ status: 409, error: { code: 11051 } });
  expect((await change(data.id, { period: '1_month' })).data.expiredAt).toBe('2026-07-03T12:00:00.000Z');
});

it('[LIM-01] a break after one that is over goes by the id that it was answered with', async () => {
  const first = await create({ definition: 5, period: '1_day' });
  await moveTo('2026-06-05T12:00:00Z');
  const { data } = await create({ definition: 5, period: '1_day' });
  expect(data.id).not.toBe(first.data.id);
  expect((await list()).map(({ id }) => id)).toEqual([data.id]);
  expect(await change(data.id, { period: '1_week' })).toMatchObject({ status: 200, data: { id: data.id, period: '1_week' } });
});

it('[LIM-01] takes a sum of a coin that a number writes with an exponent', async () => {
  const { status, data } = await create({ ...deposits, currency: 'BTC', amount: 0.0000009 });
  expect([status, data]).toMatchObject([200, { amount: 0.0000009, currency: 'BTC' }]);
  expect((await change(data.id, { amount: 0.0000005 })).data).toMatchObject({ amount: 0.0000005 });
});

it('[LIM-05] twenty creations at once make one limit', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => create({ ...deposits, amount: 100 + n })));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await list()).toHaveLength(1);
});

it('[LIM-01] [LIM-05] [X5] self-exclusion ends sessions, play and sign-in at once, and nobody shortens it', async () => {
  const { id } = (await player.call('wallet.accounts.list')).data[0]!;
  await giveMoney(platform.kernel, id, 100_00n);
  const launched = await launchTestGame(platform, { playerId: player.id, accountId: id });
  const bet = { token: launched.token, transactionId: 'before', roundId: 'before', amount: '1', currency: 'EUR' };
  expect((await callWallet(platform, 'bet', bet)).status).toBe(200);
  expect(await create({ definition: 4, period: '1_year' })).toMatchObject({
    status: 200,
    data: { definition: 4, period: '1_year', expiredAt: '2027-06-03T12:00:00.000Z' },
  });
  expect(await callWallet(platform, 'bet', { ...bet, transactionId: 'after', roundId: 'after' })).toMatchObject({
    status: 423,
    code: 14103,
  });
  platform.clock.advance(5_000);
  expect((await player.call('player.profile.get')).status).toBe(401);
  const again = await platform.call('sessions.create', { body: { login: player.email, password: player.password } });
  expect(again.error).toMatchObject({ code: 11050, until: '2027-06-03T12:00:00.000Z' });

  const desk = createOperatorDesk(platform.kernel, '');
  await expect(desk.changeStatus(player.id, 'active')).rejects.toMatchObject({ reason: 'limitFixed' });
  for (const statement of [
    sql`update player.self_exclusion set ends_at = now() + interval '1 second' where player_id = ${player.id}`,
    sql`truncate player.self_exclusion`,
    sql`delete from player.self_exclusion where player_id = ${player.id}`,
    sql`update player.player set status = 1 where id = ${player.id}`,
  ])
    await expect(platform.kernel.db.run(statement)).rejects.toThrow(/self-exclu/);
});

it('[X5] a self-exclusion that runs is made longer by another one, and never shorter', async () => {
  const { kernel } = platform;
  const exclude = (period: string) =>
    kernel.db.transaction((tx) => beginBreak(tx, kernel, player.id, { definition: limitDefinition.selfExclusion, period }));
  await exclude('1_year');
  await expect(exclude('6_months')).rejects.toMatchObject({ reason: 'invalid' });
  expect(await exclude('forever')).toMatchObject({ expiredAt: null });
  await expect(exclude('1_year')).rejects.toMatchObject({ reason: 'invalid' });
});

it('[LIM-05] [X5] after its end an excluded player comes back by asking, a day later', async () => {
  await create({ definition: 4, period: '3_months' });
  const desk = createOperatorDesk(platform.kernel, '');
  platform.clock.set('2026-09-03T11:59:59Z');
  await expect(desk.changeStatus(player.id, 'active')).rejects.toMatchObject({ reason: 'limitFixed' });
  platform.clock.set('2026-09-03T12:00:00Z');
  expect(await desk.changeStatus(player.id, 'active')).toBe('asked');
  platform.clock.set('2026-09-04T11:59:59Z');
  await expect(desk.changeStatus(player.id, 'active')).rejects.toMatchObject({ reason: 'limitFixed' });
  platform.clock.set('2026-09-04T12:00:00Z');
  expect(await desk.changeStatus(player.id, 'active')).toBe('done');
  const kept = sql<{
    period: string;
    endsAt: Date;
  }>`select period, ends_at as "endsAt" from player.past_exclusion where player_id = ${player.id}`;
  expect(await platform.kernel.db.all(kept)).toEqual([{ period: '3_months', endsAt: new Date('2026-09-03T12:00:00Z') }]);
  await signInAgain(platform, player);
});
