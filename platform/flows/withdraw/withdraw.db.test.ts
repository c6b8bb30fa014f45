import { errors, identityStatus, invoiceStatus } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findInvoice } from '#modules/payment';
import { recordIdentityCheck } from '#modules/player';
import { checkBooks } from '#modules/wallet';
import type { TestPlatform } from '#testing';
import { settleInvoice } from '../settle-invoice/index.ts';
import { reportOf } from '../settle-invoice/testing.ts';
import { activateBonus } from '../../modules/bonus/lifecycle/activate-bonus.ts';
import { giveTestBonus } from '../../modules/bonus/testing.ts';
import { currencyRows } from '../../modules/settings/currencies.ts';
import { payoutJob } from './request-withdrawal.ts';
import { listHeldWithdrawals, reviewWithdrawal } from './review-withdrawal.ts';
import { openPaymentPlatform, registerPayer, type Payer } from './testing.ts';

const { pending, rejected } = invoiceStatus;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPaymentPlatform({
    ways: [
      { deposit: 'sandbox.deposit.card', withdrawal: 'sandbox.withdrawal.card', isFirst: true },
      { deposit: 'sandbox.deposit.bank', withdrawal: 'sandbox.withdrawal.bank' },
    ],
    verification: [
      { from: '500', needs: 'contact' },
      { from: '2000', needs: 'identity' },
    ],
    noticed: { large: '300', first: '200' },
    heldFor: ['large'],
  });
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

it('leaves a trail of money: who, from which network, with which end', async () => {
  const log = vi.spyOn(platform.kernel.log, 'info');
  const player = await registerPayer(platform);
  await player.deposit('card', 50);
  await player.withdraw('card', 20);
  await player.withdraw('card', 1_000);
  const call = { event: 'payment.invoices.withdrawal', playerId: player.id, from: '127.0.0.0/24' };
  // The last line is written once its answer has been sent.
  await vi.waitFor(() =>
    expect(log.mock.calls.flatMap(([event, text]) => ((text as unknown) === 'money' ? [event] : []))).toMatchObject([
      { event: 'payment', outcome: 'succeeded', playerId: player.id, provider: 'sandbox' },
      { ...call, outcome: 'done', status: 200 },
      { ...call, outcome: 'refused', status: 422 },
    ]),
  );
});

const approve = (id: string) => reviewWithdrawal(platform.kernel, id, { isApproved: true });
const refuse = (id: string) => reviewWithdrawal(platform.kernel, id, { isApproved: false, reason: 'not today' });
const heldOf = async (player: Payer) => (await listHeldWithdrawals(platform.kernel.db)).filter(({ playerId }) => playerId === player.id);
const reasonsOf = async (invoiceId: string) =>
  (await platform.kernel.db.maybe(
    sql<{ reasons: string[]; status: string }>`select reasons, status from risk.withdrawal_review where invoice_id = ${invoiceId}`,
  )) ?? null;
async function payoutJobsOf(invoiceId: string): Promise<number> {
  await platform.relay.drain();
  const query = sql<{
    n: number;
  }>`select count(*)::int as n from jobs.job where name = ${payoutJob} and data ->> 'invoiceId' = ${invoiceId}`;
  return (await platform.kernel.db.one(query)).n;
}

async function payerWith(kind: string, amount: number): Promise<Payer> {
  const player = await registerPayer(platform);
  await player.deposit(kind, amount);
  return player;
}

describe('[CALL-08] a withdrawal', () => {
  it('[WD-01] takes all that can be withdrawn, and a cent more not: its amount is refused and nothing moves', async () => {
    const player = await payerWith('bank', 100);
    const bonus = await giveTestBonus(platform.kernel, player.accountId);
    await activateBonus(platform.kernel, player.id, bonus.id);
    expect(await player.account()).toMatchObject({ balance: 120, withdrawalBalance: 100 });
    expect(await player.withdraw('bank', 100.01)).toMatchObject({
      status: 422,
      error: { fields: { amount: ['is more than can be withdrawn'] } },
    });
    expect(await player.account()).toMatchObject({ balance: 120, withdrawalBalance: 100 });
    expect((await player.withdraw('bank', 100)).status).toBe(200);
  });

  it('[M1] is asked for 200 times at once and granted once: the money is held, one payout follows', async () => {
    const player = await payerWith('bank', 100);
    const answers = await Promise.all(Array.from({ length: 200 }, () => player.withdraw('bank', 100)));
    const [granted, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(granted).toMatchObject({ status: 200, data: { method: 'sandbox.withdrawal.bank', type: 'form' } });
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await player.account()).toMatchObject({ balance: 0, withdrawalBalance: 0 });
    expect(await payoutJobsOf(granted!.data.invoiceId)).toBe(1);
  });

  it('[M5] [T8] goes back to the card first: refused otherwise, with the method and the sum that is left', async () => {
    const player = await payerWith('card', 60);
    await player.deposit('bank', 100);
    const { code, status } = errors.returnFirst;
    const owed = (sum: string) => {
      const amount = [expect.stringMatching(`^${sum} EUR must be withdrawn by \\S+.* first$`), sum];
      return { status, error: { code, fields: { method: ['sandbox.withdrawal.card'], amount } } };
    };
    expect(await player.withdraw('bank', 20)).toMatchObject(owed('60.00'));
    expect((await player.withdraw('card', 20)).status).toBe(200);
    expect(await player.withdraw('bank', 20)).toMatchObject(owed('40.00'));
    // The card takes no less than 10, so what is left below that is free.
    expect((await player.withdraw('card', 35)).status).toBe(200);
    expect((await player.withdraw('bank', 20)).status).toBe(200);
  });

  it('owes the card again what was taken back', async () => {
    const player = await payerWith('card', 60);
    const { data } = await player.withdraw('card', 60);
    await player.decline(data.invoiceId);
    // A client shows a withdrawal with status 3 as one that failed, and the player has just been told otherwise.
    const facts = sql`select topic from kernel.outbox where topic like 'invoice.withdrawal.%' and player_id = ${player.id} order by id`;
    expect(await platform.kernel.db.all(facts)).toEqual([{ topic: 'invoice.withdrawal.created' }]);
    expect((await player.withdraw('bank', 20)).status).toBe(errors.returnFirst.status);
  });

  it('needs a confirmed address or phone, then the identity, from sums on that are not to be split', async () => {
    const player = await payerWith('bank', 5_000);
    const { code } = errors.verificationRequired;
    expect((await player.withdraw('bank', 499.99)).status).toBe(200);
    expect(await player.withdraw('bank', 10)).toMatchObject({ error: { code } });
    const change = (query: ReturnType<typeof sql>) => platform.kernel.db.run(query);
    await change(sql`update player.player set phone_confirmed_at = now() where id = ${player.id}`);
    expect((await player.withdraw('bank', 1_500)).status).toBe(200);
    expect(await player.withdraw('bank', 10)).toMatchObject({ error: { code } });
    await change(sql`update payment.invoice set created_at = created_at - interval '31 days' where player_id = ${player.id}`);
    expect((await player.withdraw('bank', 10)).status).toBe(200);
    expect(await player.withdraw('bank', 2_000)).toMatchObject({ error: { code } });
    const passed = { playerId: player.id, status: identityStatus.approved, eventAt: platform.clock.now() };
    await platform.kernel.db.transaction((tx) => recordIdentityCheck(tx, platform.kernel, passed));
    expect((await player.withdraw('bank', 2_000)).status).toBe(200);
  });
});

describe('a withdrawal that is noticed', () => {
  it('keeps its reasons and goes its way', async () => {
    const player = await payerWith('bank', 1_000);
    const small = await player.withdraw('bank', 10);
    expect(await reasonsOf(small.data.invoiceId)).toBeNull();
    // A small one before it does not make it the second, nor does one of that size that nobody has paid yet.
    const first = await player.withdraw('bank', 190);
    expect(await reasonsOf(first.data.invoiceId)).toEqual({ reasons: ['first'], status: 'noted' });
    const another = await player.withdraw('bank', 20);
    expect(await reasonsOf(another.data.invoiceId)).toEqual({ reasons: ['first'], status: 'noted' });
    for (const { data } of [small, first]) {
      const invoice = await findInvoice(platform.kernel.db, data.invoiceId);
      await settleInvoice(platform.kernel, reportOf(invoice!, { kind: 'payout' }), 'sandbox');
    }
    const later = await player.withdraw('bank', 20);
    expect(await reasonsOf(later.data.invoiceId)).toBeNull();
    const odd = await player.withdraw('cash', 20);
    expect(await reasonsOf(odd.data.invoiceId)).toEqual({ reasons: ['unknown-way'], status: 'noted' });
    expect(await payoutJobsOf(first.data.invoiceId)).toBe(1);
    await expect(approve(first.data.invoiceId)).rejects.toMatchObject({ reason: 'notFound' });
  });

  it('is large together with those of the last days that nobody has looked at', async () => {
    const player = await payerWith('bank', 2_000);
    await platform.kernel.db.run(sql`update player.player set phone_confirmed_at = now() where id = ${player.id}`);
    const small = () => player.withdraw('bank', 299.99);
    const minuteLater = () => platform.clock.advance(60_000);
    await small();
    minuteLater();
    const split = await small();
    expect(await heldOf(player)).toMatchObject([{ id: split.data.invoiceId, reasons: ['large', 'first'] }]);
    // While that one waits, a person will look at both; what follows begins anew, until it is taken back.
    minuteLater();
    const next = await small();
    expect((await reasonsOf(next.data.invoiceId))?.status).toBe('noted');
    await player.decline(split.data.invoiceId);
    minuteLater();
    const after = await small();
    expect(await heldOf(player)).toMatchObject([{ id: after.data.invoiceId }]);
    await approve(after.data.invoiceId);
    minuteLater();
    await small();
    expect(await heldOf(player)).toEqual([]);
    await platform.kernel.db.run(
      sql`update payment.invoice set created_at = created_at - interval '31 days' where player_id = ${player.id}`,
    );
    await small();
    expect(await heldOf(player)).toEqual([]);
  });

  it('waits for an operator when it is large; approved, it is paid out once', async () => {
    const player = await payerWith('bank', 400);
    const { data } = await player.withdraw('bank', 300);
    expect(await heldOf(player)).toMatchObject([{ id: data.invoiceId, sum: '300.00 EUR', reasons: ['large', 'first'] }]);
    expect([(await player.invoice(data.invoiceId)).status, await payoutJobsOf(data.invoiceId)]).toEqual([pending, 0]);
    await Promise.all(Array.from({ length: 20 }, () => approve(data.invoiceId)));
    expect([(await player.invoice(data.invoiceId)).status, await payoutJobsOf(data.invoiceId)]).toEqual([pending, 1]);
    expect(await heldOf(player)).toEqual([]);
    await expect(refuse(data.invoiceId)).rejects.toMatchObject({ reason: 'invoiceSettled' });
  });

  it('is refused once, and the money is back', async () => {
    const player = await payerWith('bank', 400);
    const { data } = await player.withdraw('bank', 300);
    await Promise.all(Array.from({ length: 20 }, () => refuse(data.invoiceId)));
    expect(await player.invoice(data.invoiceId)).toMatchObject({ status: rejected, statusResult: 'refused-by-operator' });
    expect(await player.account()).toMatchObject({ withdrawalBalance: 400 });
    await expect(approve(data.invoiceId)).rejects.toMatchObject({ reason: 'invoiceSettled' });
    await expect(approve('nonsense')).rejects.toMatchObject({ reason: 'notFound' });
  });

  it('ends in one way when approval, refusal and the player himself meet, 60 times each', async () => {
    for (let round = 0; round < 3; round += 1) {
      const player = await payerWith('bank', 400);
      const { data } = await player.withdraw('bank', 300);
      const settled = await Promise.allSettled(
        Array.from({ length: 180 }, async (_, n) => {
          if (n % 3 === 0) return approve(data.invoiceId);
          if (n % 3 === 1) return refuse(data.invoiceId);
          const { error } = await player.decline(data.invoiceId);
          if (error) expect(error.code).toBe(errors.invoiceNotDeclinable.code);
          return undefined;
        }),
      );
      for (const each of settled) if (each.status === 'rejected') expect(each.reason).toMatchObject({ reason: 'invoiceSettled' });
      const [{ status }, { withdrawalBalance }] = [await player.invoice(data.invoiceId), await player.account()];
      expect([`${status} ${withdrawalBalance}`, `${rejected} 400`, `${pending} 100`]).toContain(`${status} ${withdrawalBalance}`);
      expect(withdrawalBalance).toBe(status === rejected ? 400 : 100);
    }
  });
});

describe('where a withdrawal is final', () => {
  it('[WD-05] the player cannot take it back', async () => {
    await using strict = await openPaymentPlatform({ isCancelable: false });
    const player = await registerPayer(strict);
    await player.deposit('bank', 50);
    const { data } = await player.withdraw('bank', 50);
    const { code, status } = errors.withdrawalFinal;
    expect(await player.decline(data.invoiceId)).toMatchObject({ status, error: { code } });
    expect(await player.invoice(data.invoiceId)).toMatchObject({ status: pending });
  });
});

it('asks for no second connection while it holds one: as many at once as there are wait for nobody but each other', async () => {
  const player = await payerWith('bank', 1_000);
  // As after each refresh of the rates.
  currencyRows.forget(platform.kernel.db);
  const answers = await Promise.all(Array.from({ length: 40 }, () => player.withdraw('bank', 10)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
});
