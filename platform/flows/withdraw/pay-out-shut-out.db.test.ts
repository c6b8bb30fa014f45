import { afterEach, expect, it } from 'vitest';
import type { WithdrawalRules } from '#config';
import { checkBooks, lockAccounts } from '#modules/wallet';
import type { TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { createOperatorDesk } from '../../operator/desk.ts';
import { excludedMail } from '../send-message/account-mails.ts';
import { settleInvoice } from '../settle-invoice/index.ts';
import { payOut as payOutMoney } from './pay-out.ts';
import { payOutShutOut } from './pay-out-shut-out.ts';
import { openPaymentPlatform, registerPayer, type Payer } from './testing.ts';

let platform: TestPlatform;
async function open(rules: Partial<WithdrawalRules> = {}): Promise<void> {
  platform = await openPaymentPlatform(rules);
}
afterEach(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const payOut = ({ email, password }: { email: string; password: string }) =>
  platform.call('payment.invoices.payOut', { body: { login: email, password, fingerprint: 'f9' } });
const exclude = ({ call }: Payer, product?: 'sportsbook') =>
  call('player.limits.create', { body: { definition: 4, period: 'forever', product } });

async function settled(asked: { data: { invoiceId: string } }, amount = 20_00n): Promise<void> {
  const reference = asked.data.invoiceId;
  const report = { reference, kind: 'payout', amount, currency: 'EUR', state: 'succeeded', providerReference: reference } as const;
  await settleInvoice(platform.kernel, report, 'sandbox');
}

/** Has paid 500 in, and had 20 paid out by card. */
async function payer(): Promise<Payer> {
  const player = await registerPayer(platform);
  await player.deposit('card', 500);
  await settled(await player.withdraw('card', 20));
  return player;
}
async function pockets({ id }: Payer) {
  const [account] = await platform.kernel.db.transaction((tx) => lockAccounts(tx, id));
  return { real: account!.pockets.real, pending: account!.pockets.pending };
}
const jobsOf = (name: string) => platform.kernel.db.all(sql<{ data: object }>`select data from jobs.job where name = ${name}`);

it('[X6] [X4] who has excluded himself has his money sent to where it went before, by the password, and opens nothing else', async () => {
  await open();
  const player = await payer();
  await exclude(player, 'sportsbook');
  await platform.relay.drain();
  expect(await jobsOf('message.excluded')).toEqual([]);
  await exclude(player);
  const { status, data } = await payOut(player);
  expect([status, data]).toEqual([
    200,
    { paid: [{ invoiceId: expect.any(String), method: 'sandbox.withdrawal.card', amount: 480, currency: 'EUR' }], left: [] },
  ]);
  expect(await pockets(player)).toEqual({ real: 0n, pending: 480_00n });
  await platform.relay.drain();
  const [mail, ...others] = await jobsOf('message.excluded');
  expect([mail, others]).toMatchObject([{ data: { playerId: player.id } }, []]);
  expect(await excludedMail(platform.kernel, { playerId: player.id })).toMatchObject({ to: player.email, template: 'accountExcluded' });
  expect(await jobsOf('payment.pay-out')).toContainEqual({ data: { invoiceId: data.paid[0]!.invoiceId } });
  platform.clock.advance(5_000);
  expect((await player.call('player.profile.get')).status).toBe(401);
  const { n } = await platform.kernel.db.one(
    sql<{ n: number }>`select count(*)::int as n from player.session where player_id = ${player.id} and closed_at is null`,
  );
  expect(n).toBe(0);
  // Nothing is left to ask for.
  expect((await payOut(player)).data).toEqual({ paid: [], left: [] });
});

it('only for who has excluded himself, and knows the password', async () => {
  await open();
  const player = await payer();
  expect(await payOut(player)).toMatchObject({ status: 404 });
  await exclude(player);
  expect(await payOut({ ...player, password: 'a guess of mine' })).toMatchObject({ status: 401, error: { code: 11010 } });
  const blocked = await payer();
  await platform.kernel.db.run(sql`update player.player set status = 3 where id = ${blocked.id}`);
  expect(await payOut(blocked)).toMatchObject({ status: 404 });
  expect(await pockets(player)).toEqual({ real: 480_00n, pending: 0n });
});

it('ten at once move the money once', async () => {
  await open();
  const player = await payer();
  await exclude(player);
  const all = await Promise.all(Array.from({ length: 10 }, () => payOutShutOut(platform.kernel, player.id)));
  expect(all.flatMap(({ paid }) => paid)).toHaveLength(1);
  expect(await pockets(player)).toEqual({ real: 0n, pending: 480_00n });
});

it('the rules hold: a large sum waits for an operator; but nothing must be staked first', async () => {
  const turnOver = { isRequired: true, multiplier: '1', byMethod: {} };
  await open({ turnOver: { ...turnOver, isRequired: false }, noticed: { large: '300', first: null }, heldFor: ['large'] });
  const player = await payer();
  Object.assign(platform.kernel.config.withdrawals, { turnOver });
  expect((await player.withdraw('card', 30)).error?.code).toBe(13010);
  await exclude(player);
  const { paid } = (await payOut(player)).data;
  const desk = createOperatorDesk(platform.kernel, '');
  expect(await desk.heldWithdrawals()).toMatchObject([{ id: paid[0]!.invoiceId, sum: '480.00 EUR', reasons: ['large', 'unknown-way'] }]);
  await platform.relay.drain();
  expect((await jobsOf('payment.pay-out')).map(({ data }) => data)).not.toContainEqual({ invoiceId: paid[0]!.invoiceId });
});

it('who never withdrew is paid by an operator, whose way somebody approves', async () => {
  await open();
  const player = await registerPayer(platform);
  await player.deposit('card', 500);
  await exclude(player);
  expect((await payOut(player)).data).toEqual({ paid: [], left: [{ amount: 500, currency: 'EUR' }] });
  const desk = createOperatorDesk(platform.kernel, '');
  const given = { currency: 'EUR', method: 'sandbox.withdrawal.bank', fields: {} };
  // Whoever asks learns at once where nothing would be sent.
  const refused = async (...way: [] | [typeof given]) =>
    (await desk.payOut(player.email, ...way).catch((error: Error) => error.message)) as string;
  expect(await refused()).toBe('way: nobody knows where to send 500.00 EUR: name currency, method and its fields');
  expect(await refused({ ...given, method: 'bank' })).toMatch(/^method: must be one of .*sandbox\.withdrawal\.bank/);
  expect(await refused({ ...given, currency: 'USD' })).toBe('currency: must be one of EUR');
  expect(await jobsOf('payment.pay-out-excluded')).toEqual([]);
  expect(await desk.payOut(player.email, given)).toEqual([]);
  await platform.relay.drain();
  expect((await jobsOf('payment.pay-out-excluded')).map(({ data }) => data)).toEqual([{ playerId: player.id, given }]);
  await payOutShutOut(platform.kernel, player.id, given);
  const [held] = await desk.heldWithdrawals();
  expect(held).toMatchObject({ sum: '500.00 EUR', method: 'sandbox.withdrawal.bank' });
  await desk.decideWithdrawal(held!.id, { isApproved: true });
  const other = await registerPayer(platform);
  await expect(desk.payOut(other.email)).rejects.toMatchObject({ reason: 'notFound' });
});

it('of a blocked player an operator sends the money back, and somebody approves that too', async () => {
  await open();
  const player = await payer();
  const desk = createOperatorDesk(platform.kernel, '');
  await desk.keepMinorOut(player.email);
  await desk.payOut(player.email);
  const { paid } = await payOutShutOut(platform.kernel, player.id);
  await payOutMoney(platform.kernel, paid[0]!.id);
  expect(await desk.heldWithdrawals()).toMatchObject([{ id: paid[0]!.id, sum: '480.00 EUR', reasons: ['unknown-way', 'blocked'] }]);
  expect(await pockets(player)).toEqual({ real: 0n, pending: 480_00n });
});

it('a sum that must be verified is left for an operator', async () => {
  await open({ verification: [{ from: '200', needs: 'identity' }] });
  const player = await payer();
  await exclude(player);
  expect((await payOut(player)).data).toEqual({ paid: [], left: [{ amount: 480, currency: 'EUR' }] });
  expect(await pockets(player)).toEqual({ real: 480_00n, pending: 0n });
});

it('[X3] [X6] a deposit that arrives after the exclusion is held and goes back; a withdrawal that was on its way goes on', async () => {
  await open();
  const player = await payer();
  const { invoiceId } = (await player.withdraw('card', 100)).data;
  await exclude(player);
  await player.deposit('card', 50);
  const [account] = await platform.kernel.db.transaction((tx) => lockAccounts(tx, player.id));
  expect(account!.pockets).toMatchObject({ real: 380_00n, pending: 100_00n, held: 50_00n });
  await settled({ data: { invoiceId } }, 100_00n);
  expect(await pockets(player)).toEqual({ real: 380_00n, pending: 0n });
});
