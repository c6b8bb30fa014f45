import { identityStatus } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { giveByHand } from '#modules/bonus';
import type { InvoiceRow } from '#modules/payment';
import { recordIdentityCheck } from '#modules/player';
import { activeAccountOf, createTestPlatform, depositForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { welcomePlayer } from '../../modules/bonus/award/welcome-player.ts';
import { itemOf, publishTestCampaign } from '../../modules/bonus/campaign/testing.ts';
import { openDepositInvoice } from '../../modules/payment/deposit-invoice.ts';
import { seedTestMethod } from '../../modules/payment/testing.ts';
import { settleInvoice } from '../settle-invoice/index.ts';
import { reportOf } from '../settle-invoice/testing.ts';

/** Sweden wants sixty days to stake it. */
const five = () => [itemOf({ kind: 'cash', amount: { base: '5' } }, { wageringHours: 60 * 24 })];
const under = (rules: string) => createTestPlatform({ bonuses: { isDeclinedByDefault: false, rules: { DE: rules }, names: {} } });

const given = ({ kernel }: TestPlatform, { id }: TestPlayer) =>
  kernel.db.one(sql<{ count: number }>`select count(*)::int as count from bonus.player_bonus where player_id = ${id}`);

async function begin(platform: TestPlatform, player: TestPlayer, bonusId: string): Promise<InvoiceRow> {
  const { id: accountId } = await activeAccountOf(player);
  return openDepositInvoice(
    platform.kernel,
    { ...depositForm(accountId, 'test.deposit.card', 20), bonusId },
    {
      principal: { playerId: player.id, sessionId: player.sessionId, expiresAt: Number.MAX_SAFE_INTEGER },
      caller: { country: 'DE', ip: '127.0.0.1' },
      idempotencyKey: undefined,
    },
  );
}

it('in Sweden a player is given one bonus in all, also by two first deposits that are under way at once', async () => {
  await using platform = await under('sweden');
  await platform.kernel.jobs.start({ work: false });
  await seedTestMethod(platform.kernel);
  const player = await registerTestPlayer(platform);
  const invoices = [];
  for (const items of [five(), five()]) {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', nth: 1 }, items });
    invoices.push(await begin(platform, player, items[0]!.id));
  }
  for (const invoice of invoices) await settleInvoice(platform.kernel, reportOf(invoice), invoice.provider);
  expect(await given(platform, player)).toEqual({ count: 1 });
});

it('in Sweden whoever had a bonus for the registration is offered none with the first deposit', async () => {
  await using platform = await under('sweden');
  const { kernel } = platform;
  for (let n = 0; n < 2; n += 1) await publishTestCampaign(kernel, { trigger: { kind: 'registration' }, items: five() });
  await publishTestCampaign(kernel, { trigger: { kind: 'deposit', nth: 1 }, items: five() });
  const player = await registerTestPlayer(platform);
  const offered = async () => (await player.call('game.bonuses.list', { query: { currency: 'EUR' } })).data;
  expect(await offered()).toHaveLength(1);
  await welcomePlayer(kernel, { playerId: player.id, bonusCode: null });
  expect([await given(platform, player), await offered()]).toEqual([{ count: 1 }, []]);
});

it('in Spain nothing is given before identity is proved, nor in the first thirty days', async () => {
  await using platform = await under('spain');
  const { kernel } = platform;
  const { code } = await publishTestCampaign(kernel, { trigger: { kind: 'manual' }, items: five() });
  const { id: playerId } = await registerTestPlayer(platform);
  const give = () => giveByHand(kernel, playerId, { code, reference: 'x' });
  platform.clock.advance(30 * 86_400_000);
  await expect(give()).rejects.toMatchObject({ reason: 'bonusUnavailable' });
  const approved = { playerId, status: identityStatus.approved, eventAt: kernel.clock.now() };
  await kernel.db.transaction((tx) => recordIdentityCheck(tx, kernel, approved));
  expect(await give()).toBe(true);
});
