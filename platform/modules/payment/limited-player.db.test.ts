import type { Account, Invoice } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it.each([
  ['of status 2', 2, [423, 13001]],
  ['who is blocked, or has shut himself out, while the call is under way', 3, [401, 1003]],
])('[PROFILE-08] a player %s cannot start a deposit, whatever the site lets him press', async (_, status, refusal) => {
  const player = await registerTestPlayer(platform);
  const { headers, id } = player;
  const get = async <T>(url: string) => (await platform.app.inject({ url, headers })).json<{ data: T }>().data;
  const [account] = await get<Account[]>('/api/wallet/accounts');
  await platform.kernel.db.run(sql`update player.player set status = ${status} where id = ${id}`);
  const home = 'http://site.test/';
  const payload = {
    method: 'sandbox.deposit.card',
    currency: 'EUR',
    accountId: account!.id,
    amount: 20,
    redirectSuccessUrl: home,
    redirectErrorUrl: home,
    redirectUrl: home,
  };
  const answer = await platform.app.inject({ method: 'POST', url: '/api/payment/invoices/deposit', headers, payload });
  expect([answer.statusCode, answer.json<{ error: { code: number } }>().error.code]).toEqual(refusal);
  expect(await get<Invoice[]>('/api/payment/invoices')).toEqual([]);
});
