import { limitDefinition } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { judgeArrival } from '#modules/payment';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { market, openFeed } from '../../modules/sportsbook/testing.ts';
import { callWallet, launchTestGame } from '../game-wallet/testing.ts';
import { legOn, openBettor, type Bettor } from '../sportsbook/testing.ts';

let platform: TestPlatform;
let bettor: Bettor;

beforeAll(async () => {
  platform = await createTestPlatform();
  const { fixture, odds, say } = await openFeed(platform);
  await say(fixture('match'), odds('match', [market({ home: '2.5', away: '1.6' })]));
});
afterAll(() => platform[Symbol.asyncDispose]());
beforeEach(async () => {
  bettor = await openBettor(platform);
});

const create = (body: object) => bettor.call('player.limits.create', { body });
const change = (id: string, body: object) => bettor.call('player.limits.change', { params: { id }, body });
const end = (id: string) => bettor.call('player.limits.remove', { params: { id } });
const list = async () => (await bettor.call('player.limits.list')).data;

/** What a bet on each product is answered with: 200, or the code of the refusal. */
async function tryBoth(launched: { token: string }, round: string) {
  const bet = { token: launched.token, transactionId: round + bettor.id, roundId: round + bettor.id, amount: '1', currency: 'EUR' };
  const casino = await callWallet(platform, 'bet', bet);
  const sport = await bettor.place({ legs: [await legOn(platform, 'match')] });
  return { casino: casino.code ?? casino.status, sport: sport.error?.code ?? sport.status };
}

it.each([
  ['break', limitDefinition.coolingOff, '1_week', 'casino', { casino: 14105, sport: 200 }],
  ['break', limitDefinition.coolingOff, '1_week', 'sportsbook', { casino: 200, sport: 14105 }],
  ['self-exclusion', limitDefinition.selfExclusion, '6_months', 'casino', { casino: 14105, sport: 200 }],
  ['self-exclusion', limitDefinition.selfExclusion, 'forever', 'sportsbook', { casino: 200, sport: 14105 }],
])('[X3] a %s from one product shuts that one at once, and no other (%s, %s, %s)', async (_, definition, period, product, after) => {
  const launched = await launchTestGame(platform, { playerId: bettor.id, accountId: bettor.accountId });
  expect(await tryBoth(launched, 'before')).toEqual({ casino: 200, sport: 200 });
  expect(await create({ definition, period, product })).toMatchObject({ status: 200, data: { definition, period, product } });
  expect(await tryBoth(launched, 'after')).toEqual(after);
  expect(await list()).toMatchObject([{ definition, period, product, status: 1 }]);
});

it('[X5] it becomes longer only, ends by itself, and nobody shortens it with the tables either', async () => {
  const { data } = await create({ definition: limitDefinition.coolingOff, period: '1_week', product: 'casino' });
  expect((await change(data.id, { period: '1_day' })).status).toBe(422);
  expect(await end(data.id)).toMatchObject({ status: 409, error: { code: 11051 } });
  const longer = await change(data.id, { period: '1_month' });
  expect(longer.data).toMatchObject({ id: data.id, product: 'casino', period: '1_month' });
  // The database goes by its own clock, which the test's is behind.
  await platform.kernel.db.run(sql`update limits.product_break set ends_at = now() + interval '1 day' where id = ${data.id}`);
  for (const statement of [
    sql`update limits.product_break set ends_at = now() + interval '1 second' where id = ${data.id}`,
    sql`delete from limits.product_break where id = ${data.id}`,
    sql`truncate limits.product_break`,
  ])
    await expect(platform.kernel.db.run(statement)).rejects.toThrow('a break cannot be shortened');
});

it('leaves deposits open as long as there is something to play, and closes them with the last product', async () => {
  const methods = () => bettor.call('payment.methods.deposit', { query: { currency: 'EUR' } });
  const arrives = () => platform.kernel.db.transaction((tx) => judgeArrival(tx, platform.kernel, bettor.id, money(10_00n, 'EUR')));
  await create({ definition: limitDefinition.coolingOff, period: '1_week', product: 'sportsbook' });
  expect([(await methods()).error, await arrives()]).toEqual([undefined, null]);
  await create({ definition: limitDefinition.selfExclusion, period: '6_months', product: 'casino' });
  expect([(await methods()).error, await arrives()]).toMatchObject([{ code: 13100 }, 'break']);
});

it('refuses an unknown product', async () => {
  const { status, error } = await create({ definition: limitDefinition.coolingOff, period: '1_week', product: 'poker' });
  expect({ status, fields: Object.keys(error?.fields ?? {}) }).toEqual({ status: 422, fields: ['product'] });
  expect(await list()).toEqual([]);
});
