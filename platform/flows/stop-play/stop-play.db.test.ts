import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callWallet, giveMoney, launchTestGame, provider, type LaunchedPlayer } from '../game-wallet/testing.ts';
import { openPaymentPlatform } from '../withdraw/testing.ts';
import { checkBooks } from '#modules/wallet';
import { activeAccountOf, depositForm, launchForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { createOperatorDesk, type OperatorDesk } from '../../operator/desk.ts';

let platform: TestPlatform;
let desk: OperatorDesk;
let player: TestPlayer;
let accountId: string;
let launched: LaunchedPlayer;
let rounds = 0;
beforeAll(async () => {
  platform = await openPaymentPlatform();
  desk = createOperatorDesk(platform.kernel, '');
});
beforeEach(async () => {
  for (const stop of await desk.stops()) await desk.letGoOn({ ...stop, because });
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
  await giveMoney(platform.kernel, accountId, 100_00n);
  launched = await launchTestGame(platform, { playerId: player.id, accountId });
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const because = 'the studio has asked for it';

async function launch(demoMode = false): Promise<number> {
  const body = { ...launchForm(accountId), demoMode };
  const { status, error } = await player.call('game.games.play', { params: { id: 'copper-canyon' }, body });
  return error?.code ?? status;
}

async function move(operation: 'bet' | 'win' | 'rollback', roundId: string, more = {}): Promise<number> {
  const amounts = operation === 'rollback' ? {} : { amount: '100', currency: 'EUR' };
  const body = { token: launched.token, transactionId: `${operation} ${roundId}`, roundId, ...amounts, ...more };
  const { code, status } = await callWallet(platform, operation, body as never);
  return code ?? status;
}
const bet = () => move('bet', `round ${(rounds += 1)}`);

describe('[T3] a stop', () => {
  it.each([
    ['all', ''],
    ['product', 'casino'],
    ['provider', provider],
    ['game', 'copper-canyon'],
  ])('of %s %s closes launches, demos and bets at once, until it is lifted; wins and rollbacks go on', async (scope, name) => {
    const [won, taken] = [`round ${(rounds += 1)}`, `round ${(rounds += 1)}`];
    expect([await move('bet', won), await move('bet', taken)]).toEqual([200, 200]);
    await desk.stop({ scope, name, because });
    expect([await launch(), await launch(true), await bet()]).toEqual([14110, 14110, 14110]);
    expect(await move('win', won, { isFinal: true })).toBe(200);
    expect(await move('rollback', taken, { betTransactionId: `bet ${taken}` })).toBe(200);
    await desk.letGoOn({ scope, name, because });
    expect([await launch(), await launch(true), await bet()]).toEqual([200, 200, 200]);
  });

  it('of one player closes nobody else’s play', async () => {
    await desk.stop({ scope: 'player', name: player.email, because });
    expect([await launch(), await bet()]).toEqual([14110, 14110]);
    const other = await launchTestGame(platform, { ...launched, playerId: (await registerTestPlayer(platform)).id });
    expect((await callWallet(platform, 'bet', { ...betBody(), token: other.token })).status).toBe(200);
    await desk.letGoOn({ scope: 'player', name: player.id, because });
    expect(await bet()).toBe(200);
  });

  it('of another game, product or player closes nothing', async () => {
    const other = await registerTestPlayer(platform);
    const stops = [
      { scope: 'product', name: 'sportsbook' },
      { scope: 'player', name: other.id },
    ];
    for (const stop of stops) await desk.stop({ ...stop, because });
    expect([await launch(), await bet()]).toEqual([200, 200]);
    for (const stop of stops) await desk.letGoOn({ ...stop, because });
  });

  it('of a payment method hides it and refuses deposits by it: 14112; withdrawals by it go on', async () => {
    const methods = async (direction: 'deposit' | 'withdrawal') =>
      (await player.call(`payment.methods.${direction}`, { query: { currency: 'EUR' } })).data.map(({ method }) => method);
    const deposit = async () => {
      const body = depositForm(accountId, 'sandbox.deposit.card', 50);
      const { status, error } = await player.call('payment.invoices.deposit', { body });
      return error?.code ?? status;
    };
    const [before, out] = [await methods('deposit'), await methods('withdrawal')];
    expect(before).toContain('sandbox.deposit.card');
    await desk.stop({ scope: 'method', name: 'sandbox.deposit.card', because });
    expect([await methods('deposit'), await methods('withdrawal')]).toEqual([before.filter((id) => id !== 'sandbox.deposit.card'), out]);
    expect(await deposit()).toBe(14112);
    await desk.letGoOn({ scope: 'method', name: 'sandbox.deposit.card', because });
    expect(await methods('deposit')).toEqual(before);
    // It is begun, and the provider of this test does not answer.
    expect(await deposit()).toBe(13003);
  });

  it('is reported to the player’s page', async () => {
    await desk.stop({ scope: 'game', name: 'copper-canyon', because });
    await bet();
    await platform.relay.drain();
    const published = await platform.kernel.db.all(
      sql<{ data: unknown }>`select data from realtime.publication where channel = ${`game:bets#${player.id}`}`,
    );
    expect(published).toMatchObject([{ data: { event: 'game.bet.limit.reached', code: 14110, gameIdentity: 'copper-canyon' } }]);
    await desk.letGoOn({ scope: 'game', name: 'copper-canyon', because });
  });
});

describe('the operator', () => {
  it('sees what is stopped and why; saying it twice changes nothing; what was lifted is kept', async () => {
    await desk.stop({ scope: 'game', name: 'copper-canyon', because });
    await desk.stop({ scope: 'game', name: 'copper-canyon', because: 'once more' });
    expect(await desk.stops()).toMatchObject([{ scope: 'game', name: 'copper-canyon', reason: because }]);
    await desk.letGoOn({ scope: 'game', name: 'copper-canyon', because: 'it is mended' });
    expect(await desk.stops()).toEqual([]);
    const kept = sql<{ because: string }>`select lifted_because as because from limits.stop where name = 'copper-canyon'
      order by stopped_at desc, id desc limit 1`;
    expect(await platform.kernel.db.one(kept)).toEqual({ because: 'it is mended' });
  });

  it('lifts a stop of what the brand has no more', async () => {
    const change = (isThere: boolean) =>
      platform.kernel.db.run(sql`update game.game set is_enabled = ${isThere} where identity = 'copper-canyon'`);
    await desk.stop({ scope: 'game', name: 'copper-canyon', because });
    await change(false);
    await desk.letGoOn({ scope: 'game', name: 'copper-canyon', because: 'it is gone' });
    expect(await desk.stops()).toEqual([]);
    await change(true);
  });

  it.each([
    ['nothing', '', 'invalid'],
    ['all', 'casino', 'notFound'],
    ['product', 'poker', 'notFound'],
    ['provider', 'nobody', 'notFound'],
    ['game', 'no-such-game', 'notFound'],
    ['method', 'barter', 'notFound'],
    // Withdrawals go on: it would look like a stop.
    ['method', 'sandbox.withdrawal.card', 'notFound'],
    ['player', 'nobody@mail.test', 'notFound'],
  ])('cannot stop %s “%s”', async (scope, name, reason) => {
    await expect(desk.stop({ scope, name, because })).rejects.toMatchObject({ reason });
    expect(await desk.stops()).toEqual([]);
  });

  it('gives a reason, and lifts only what is stopped', async () => {
    await expect(desk.stop({ scope: 'all', name: '', because: ' ' })).rejects.toMatchObject({ reason: 'invalid' });
    await expect(desk.letGoOn({ scope: 'all', name: '', because })).rejects.toMatchObject({ reason: 'notFound' });
  });
});

function betBody() {
  const roundId = `round ${(rounds += 1)}`;
  return { transactionId: `bet ${roundId}`, roundId, amount: '100', currency: 'EUR' };
}
