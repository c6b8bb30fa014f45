import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccountOf, createTestPlatform, depositForm, registerTestPlayer, type TestPlatform } from '#testing';

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
  const { id: accountId } = await activeAccountOf(player);
  await platform.kernel.db.run(sql`update player.player set status = ${status} where id = ${player.id}`);
  const answer = await player.call('payment.invoices.deposit', { body: depositForm(accountId, 'sandbox.deposit.card', 20) });
  expect([answer.status, answer.error?.code]).toEqual(refusal);
  expect((await player.call('payment.invoices.list')).data).toEqual([]);
});
