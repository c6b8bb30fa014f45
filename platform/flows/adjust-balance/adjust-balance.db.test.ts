import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { askAdjustment, decideAdjustment, listAdjustments } from './index.ts';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
});

const ask = (amount: string, more = {}) =>
  askAdjustment(platform.kernel, player.id, { currency: 'EUR', amount, reason: 'a round that our fault cut off', by: 'ann', ...more });
const decide = (id: string, by: string, isApproved = true) => decideAdjustment(platform.kernel, id, { isApproved, by });
const balance = async () => (await activeAccountOf(player)).balance;

it('[M6] a correction waits, whatever its sum, until a second person approves it; then it is booked once', async () => {
  const id = await ask('0.50');
  expect([await balance(), await listAdjustments(platform.kernel.db)]).toMatchObject([
    0,
    [{ id, playerId: player.id, sum: '0.50 EUR', askedBy: 'ann' }],
  ]);
  for (const by of ['ann', '', ' ']) await expect(decide(id, by)).rejects.toMatchObject({ reason: 'invalid' });
  expect(await balance()).toBe(0);
  await Promise.all(Array.from({ length: 20 }, () => decide(id, 'bob')));
  expect([await balance(), await listAdjustments(platform.kernel.db)]).toEqual([0.5, []]);
  await expect(decide(id, 'bob', false)).rejects.toMatchObject({ reason: 'invoiceSettled' });
});

it('[M6] no statement of SQL lets one name do both', async () => {
  const id = await ask('600');
  const alone = sql`update risk.adjustment set status = 'approved', decided_by = asked_by, decided_at = now() where id = ${id}`;
  await expect(platform.kernel.db.run(alone)).rejects.toMatchObject({ constraint: 'adjustment_decided_by_check' });
  await decide(id, 'bob', false);
  expect(await balance()).toBe(0);
});

it('what is refused moves nothing, and money is taken only as far as there is some', async () => {
  await decide(await ask('10'), 'bob', false);
  const taken = await ask('-5');
  await expect(decide(taken, 'bob')).rejects.toMatchObject({ reason: 'insufficientFunds' });
  await decide(await ask('8.25'), 'bob');
  await decide(taken, 'bob');
  expect(await balance()).toBe(3.25);
});

it('gives money to an account that its player has put away, and brings it back with it', async () => {
  const opened = await player.call('wallet.accounts.create', { body: { currency: 'USD' } });
  const { id } = opened.data.find(({ currency }) => currency === 'USD')!;
  expect(await player.call('wallet.accounts.hide', { params: { id } })).toMatchObject({ data: [{ currency: 'EUR' }] });
  await decide(await ask('3', { currency: 'USD' }), 'bob');
  expect(await player.call('wallet.accounts.list')).toMatchObject({ data: [{ currency: 'EUR' }, { currency: 'USD', balance: 3 }] });
});

it.each([
  ['another currency than the player has', { currency: 'USD' }, 'currency'],
  ['no reason', { reason: ' ' }, 'reason'],
  ['nobody', { by: '' }, 'by'],
  ['no sum', { amount: '0.00' }, 'amount'],
  ['a sum that is none', { amount: '1,5' }, 'amount'],
])('refuses one with %s', async (_, more, field) => {
  await expect(ask('1', more)).rejects.toMatchObject({ reason: 'invalid', details: { fields: { [field]: expect.any(Array) } } });
});
