import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findGame } from '../games/index.ts';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';
import type { ErrorBody, RoundView } from '../wire.ts';

const title = 'the-koi-notary';
const choice = { buy: 'free-spins' };
let studio: TestStudio;
beforeEach(async () => {
  studio = await startTestStudio();
  studio.platform.gameIdentity = title;
  studio.platform.balance = 100_000n;
});
afterEach(() => studio.stop());

/** Twenty-five times the stake. */
const price = 2_500n;
const sit = (query: Record<string, string> = { mode: 'real', token: studio.platform.token }) =>
  studio.client.launch({ game: title, ...query });
const buy = (more: object = {}) =>
  studio.client.post<RoundView & ErrorBody>('play', { requestId: randomUUID(), stake: '100', choice, ...more });

describe('free spins that are bought', () => {
  it('cost their price in one bet, are paid in one win, and are told as staked', async () => {
    await sit();
    expect(await studio.client.enter()).toMatchObject({ mostCost: '50000' });
    const { body } = await buy();
    expect(studio.platform.callsOf('bet')).toMatchObject([{ amount: price.toString(), roundId: body.id }]);
    expect(body).toMatchObject({ status: 'settled', stake: '100', staked: price.toString(), choice });
    expect(body.balanceAfterBet).toBe((100_000n - price).toString());
    expect(BigInt(body.win ?? 0)).toBe(BigInt(body.outcome?.pay ?? 0) * 5n);
    expect(studio.platform.balance).toBe(100_000n - price + BigInt(body.win ?? 0));
    expect(findGame(title)?.bought?.cost).toBe(25 * 20);
  });

  it('are one round however often the same request comes', async () => {
    await sit();
    const requestId = randomUUID();
    const [first, second] = [await buy({ requestId }), await buy({ requestId })];
    expect(second.body).toEqual(first.body);
    expect(studio.platform.callsOf('bet')).toHaveLength(1);
  });

  it('are bought once of many at once, by one request, and by many requests no more often than the money reaches', async () => {
    await sit();
    studio.platform.balance = price + 99n;
    const requestId = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => buy({ requestId })));
    expect(studio.platform.callsOf('bet').length).toBe(1);
    expect(new Set(same.filter(({ status }) => status === 200).map(({ body }) => body.id)).size).toBe(1);
    studio.platform.balance = price + 99n;
    const before = studio.platform.netOfBooks;
    const others = await Promise.all(Array.from({ length: 20 }, () => buy()));
    const bought = others.filter(({ status }) => status === 200);
    expect(others.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
    // A win may pay for one more.
    const net = bought.reduce((sum, { body }) => sum + BigInt(body.win ?? 0) - price, 0n);
    expect([bought.length > 0, studio.platform.netOfBooks - before]).toEqual([true, net]);
    expect(studio.platform.balance).toBe(price + 99n + net);
    expect(studio.platform.balance >= 0n).toBe(true);
  });

  it('cost what they cost in a demo, too', async () => {
    await sit({ mode: 'demo' });
    const { body } = await buy();
    expect(body).toMatchObject({ status: 'settled', staked: price.toString(), balanceAfterBet: '97500' });
    expect(body.balance).toBe((97_500n + BigInt(body.win ?? 0)).toString());
  });

  it('are refused with nothing taken where the casino does not allow them, whatever the page asks for', async () => {
    studio.platform.isFeatureBuyAllowed = false;
    await sit();
    expect((await studio.client.enter()).mostCost).toBeNull();
    expect((await buy()).body.error.code).toBe('choice-not-allowed');
    expect(await sit({ mode: 'demo', featureBuy: 'off' })).toBe(200);
    expect((await buy()).body.error.code).toBe('choice-not-allowed');
    expect(studio.platform.callsOf('bet')).toHaveLength(0);
  });

  it('are refused above the limit of the moment, without the money, and as a round that the casino gives', async () => {
    await sit();
    studio.platform.balance = 2_499n;
    expect((await buy()).body.error).toEqual({ code: 'insufficient-funds', balance: '2499' });
    studio.platform.balance = 100_000n;
    studio.platform.maxStake = 500n;
    expect((await buy()).body.error).toMatchObject({ code: 'stake-too-high', maxStake: '500' });
    expect((await buy({ isFree: true })).body.error.code).toBe('free-rounds-over');
    expect(studio.platform.balance).toBe(100_000n);
  });

  it('are no choice of a title that sells none, and more than the highest price is refused', async () => {
    studio.platform.gameIdentity = 'ravenfell';
    await sit({ mode: 'real', token: studio.platform.token, game: 'ravenfell' });
    expect((await buy({ stake: '2000' })).body.error.code).toBe('choice-not-allowed');
    studio.platform.gameIdentity = 'copper-canyon';
    await sit({ mode: 'real', token: studio.platform.token, game: 'copper-canyon' });
    expect((await studio.client.enter()).mostCost).toBeNull();
    expect((await buy()).body.error.code).toBe('choice-not-allowed');
  });

  it('go back whole when the reply to their bet is lost for good', async () => {
    await sit();
    studio.platform.script('bet', 'lose', 'lose', 'lose', 'lose', 'lose', 'lose');
    expect((await buy()).body.error.code).toBe('bet-unconfirmed');
    expect(studio.platform.balance).toBe(100_000n);
  });
});
