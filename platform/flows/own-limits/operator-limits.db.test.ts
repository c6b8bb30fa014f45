import { limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#testing/sql.ts';
import { createTestPlatform, registerTestPlayer, signInAgain, type TestPlatform, type TestPlayer } from '#testing';
import { createOperatorDesk, type OperatorDesk } from '../../operator/desk.ts';

let platform: TestPlatform;
let desk: OperatorDesk;
let player: TestPlayer;

beforeAll(async () => {
  platform = await createTestPlatform();
  desk = createOperatorDesk(platform.kernel, '');
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
const loss = { definition: limitDefinition.loss, period: 'daily', currency: 'EUR' };
const set = (amount: string | null, reason = 'he asked for help') => desk.setLimit(player.id, { ...loss, amount, reason });
const byOperator = { status: 409, error: { code: 11053 } };

it('[L11] an operator’s limit is a line of the player’s list, with who set it; the player tightens it and cannot loosen or end it', async () => {
  await set('50');
  const [line] = await list();
  expect(line).toMatchObject({ amount: 50, setBy: 'operator', resets: 'calendar', expiredAt: '2026-06-04T00:00:00.000Z' });
  expect(await change(line!.id, { amount: 51 })).toMatchObject(byOperator);
  expect(await create({ ...loss, amount: 51 })).toMatchObject(byOperator);
  expect(await end(line!.id)).toMatchObject(byOperator);
  expect(await list()).toEqual([line]);

  expect((await change(line!.id, { amount: 30 })).data).toMatchObject({ amount: 30, setBy: 'player' });
  const [own] = await list();
  expect((await end(own!.id)).data).toMatchObject({ amount: 30, cancelProcess: true });
  platform.clock.set('2026-06-04T12:00:00Z');
  player = await signInAgain(platform, player);
  expect((await end(own!.id)).data).toMatchObject({ amount: 50, setBy: 'operator', cancelProcess: false });
  expect(await list()).toMatchObject([{ amount: 50, setBy: 'operator' }]);
});

it('an operator’s limit comes and goes at once, its reason is kept, and the player’s own stays', async () => {
  await create({ ...loss, amount: 80 });
  await set('50');
  await set('40', 'the second talk');
  expect(await list()).toMatchObject([{ amount: 40, setBy: 'operator' }]);
  const kept = await platform.kernel.db.all(
    sql<{ reason: string }>`select reason from limits.cash_limit where player_id = ${player.id} and owner = 'operator'`,
  );
  expect(kept).toEqual([{ reason: 'the second talk' }]);
  await set(null);
  expect(await list()).toMatchObject([{ amount: 80, setBy: 'player' }]);
  await expect(set(null)).rejects.toMatchObject({ reason: 'notFound' });
  await expect(set('50', ' ')).rejects.toMatchObject({ reason: 'invalid' });
});

it('[L11] a raise that waits and that a later operator’s limit forbids is not offered, and is again once that is lifted', async () => {
  const { data } = await create({ ...loss, amount: 30 });
  await change(data.id, { amount: 80 });
  await set('50');
  platform.clock.set('2026-06-04T12:00:00Z');
  player = await signInAgain(platform, player);
  expect(await list()).toMatchObject([
    { amount: 30, setBy: 'player', pendingExist: false, effectiveAt: null, isAwaitingConfirmation: false },
  ]);
  expect(await change(data.id, { amount: 80 })).toMatchObject(byOperator);
  await set(null);
  expect(await list()).toMatchObject([{ pendingExist: true, isAwaitingConfirmation: true }, { amount: 80 }]);
  expect((await change(data.id, { amount: 80 })).data).toMatchObject({ amount: 80, pendingExist: false });
});

it('[L11] the own limit beside a stricter one of the operator’s is kept at its own amount when its end is dropped', async () => {
  const { data } = await create({ ...loss, amount: 80 });
  expect(data.ownAmount).toBe(80);
  await end(data.id);
  await set('50');
  const [line] = await list();
  expect(line).toMatchObject({ amount: 50, ownAmount: 80, setBy: 'operator', cancelProcess: true });
  expect((await change(line!.id, { amount: line!.ownAmount })).data).toMatchObject({ amount: 50, cancelProcess: false });
  expect(await change(line!.id, { amount: 79 })).toMatchObject(byOperator);
  await set(null);
  expect(await list()).toMatchObject([{ amount: 80, ownAmount: 80, setBy: 'player', cancelProcess: false }]);
  await set('50');
  await change(line!.id, { amount: 50 });
  expect(await list()).toMatchObject([{ amount: 50, ownAmount: 50 }]);
});
