import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WinRule } from '#config';
import { newId } from '#kernel';
import { highestWin } from '../../modules/game/rules/highest-win.ts';
import { checkBooks } from '#modules/wallet';
import { createOperatorDesk, type OperatorDesk } from '../../operator/desk.ts';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { proveHeld } from '../reconcile/prove-held.ts';
import { callWallet, launchTestGame, provider, type LaunchedPlayer } from './testing.ts';

let platform: TestPlatform;
let desk: OperatorDesk;
let player: TestPlayer;
let launched: LaunchedPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  desk = createOperatorDesk(platform.kernel, '/nonexistent');
  await platform.kernel.jobs.start({ work: false });
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  launched = await launchTestGame(platform, { playerId: player.id, accountId, maxWin: 100_00n });
});
afterAll(async () => {
  expect([await checkBooks(platform.kernel.db), await proveHeld(platform.kernel.db)]).toEqual([[], []]);
  await platform[Symbol.asyncDispose]();
});

const currency = 'EUR';
const bet = (roundId: string) =>
  callWallet(platform, 'bet', { token: launched.token, currency, roundId, transactionId: `bet-${roundId}`, amount: '0' });
const win = (roundId: string, amount: string, more: { transactionId?: string; isFinal?: boolean } = {}) =>
  callWallet(platform, 'win', {
    token: launched.token,
    currency,
    roundId,
    transactionId: `win-${roundId}`,
    betTransactionId: `bet-${roundId}`,
    amount,
    isFinal: true,
    ...more,
  });
const heldOf = async () => (await desk.heldMoney()).filter(({ playerId }) => playerId === player.id);
const spin = async () => (await player.call('game.spins.list')).data[0];

it('a win beyond the most that a round may pay is accepted and held, once, until an operator pays it', async () => {
  const round = newId();
  await bet(round);
  const first = await win(round, '99999999999999');
  expect(first).toMatchObject({ status: 200, data: { balance: '0' }, isRepeat: false });
  expect(await win(round, '99999999999999')).toMatchObject({ status: 200, data: first.data!, isRepeat: true });
  expect(await launched.balance()).toBe(0n);
  const [held, ...others] = await heldOf();
  expect([held, others]).toMatchObject([
    { cause: 'win', sum: '999999999999.99 EUR', status: 'waiting', reason: 'copper-canyon', provider },
    [],
  ]);
  expect(await platform.metrics()).toMatch(/^held_money_waiting 1$/m);
  expect(await spin()).toMatchObject({ payout: 0 });
  await platform.relay.drain();
  const facts = sql<{ n: number }>`select count(*)::int as n from kernel.outbox where topic = 'game.winner'`;
  expect((await platform.kernel.db.one(facts)).n).toBe(0);
  await Promise.all(Array.from({ length: 5 }, () => desk.decideWin(held!.id, { isPaid: true })));
  expect([await launched.balance(), await heldOf()]).toEqual([99_999_999_999_999n, []]);
  expect(await spin()).toMatchObject({ payout: 999_999_999_999.99 });
  await expect(desk.decideWin(held!.id, { isPaid: false, reason: 'late' })).rejects.toMatchObject({ reason: 'invoiceSettled' });
});

it('wins of one round count together; what goes beyond stays held when it is refused, and its bet is not rolled back', async () => {
  const round = newId();
  await bet(round);
  expect(await win(round, '9000', { transactionId: `a-${round}`, isFinal: false })).toMatchObject({ data: { balance: '9000' } });
  expect(await win(round, '1000', { transactionId: `b-${round}`, isFinal: false })).toMatchObject({ data: { balance: '10000' } });
  expect(await win(round, '1', { transactionId: `c-${round}`, isFinal: false })).toMatchObject({ status: 200, data: { balance: '10000' } });
  const other = newId();
  await bet(other);
  await win(other, '10001', { isFinal: false });
  const rollback = { token: launched.token, roundId: other, transactionId: `back-${other}`, betTransactionId: `bet-${other}` };
  expect((await callWallet(platform, 'rollback', rollback)).status).toBe(409);
  for (const { id } of await heldOf()) await desk.decideWin(id, { isPaid: false, reason: 'a fault of the game' });
  expect([await launched.balance(), await heldOf()]).toEqual([100_00n, []]);
});

it('a win of nothing ends a round whose wins are held, and leaves nothing more for an operator', async () => {
  const round = newId();
  await bet(round);
  await win(round, '10001', { transactionId: `a-${round}`, isFinal: false });
  expect(await win(round, '0', { transactionId: `end-${round}` })).toMatchObject({ status: 200, data: { balance: '0' } });
  const waiting = await heldOf();
  expect(waiting).toMatchObject([{ sum: '100.01 EUR' }]);
  await desk.decideWin(waiting[0]!.id, { isPaid: true });
  expect([await launched.balance(), await heldOf()]).toEqual([100_01n, []]);
});

it('the rules that name the game decide, else those that name its provider, else those for all', async () => {
  const { db } = platform.kernel;
  const rules: WinRule[] = [
    { amount: '1000', currency: 'EUR' },
    { providers: ['acme'], amount: '50', currency: 'EUR' },
    { games: ['jackpot'], providers: ['acme'], amount: '9000', currency: 'EUR' },
  ];
  const most = async (game: string, by: string, currency = 'EUR') =>
    (await highestWin(db, rules, { game, provider: by, currency }))?.amount ?? null;
  expect([await most('mines', 'other'), await most('mines', 'acme'), await most('jackpot', 'acme')]).toEqual([1000_00n, 50_00n, 9000_00n]);
  expect(await most('mines', 'acme', 'USD')).toBeGreaterThan(50_00n);
  expect(await highestWin(db, [], { game: 'mines', provider: 'acme', currency: 'EUR' })).toBeNull();
});
