import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPaymentStage, type PaymentStage } from './testing.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await openPaymentStage();
});
afterEach(() => stage.forget());
afterAll(() => stage.close());

describe('a finding', () => {
  it('halts payouts of its currency until an operator resumes them; deposits go on', async () => {
    const [player, other] = [await stage.register(), await stage.register()];
    await player.deposit(50);
    const waiting = await player.begin(20);
    await other.deposit(10);
    const error = vi.spyOn(stage.platform.kernel.log, 'error');
    await stage.tamper(`update wallet.ledger_account set balance = balance + 5 where id = ${other.ledgerId}`);
    await stage.reconcile('recent');
    await stage.reconcile('recent');
    expect(error).toHaveBeenCalledTimes(1);
    await stage.tamper(`update wallet.ledger_account set balance = balance - 5 where id = ${other.ledgerId}`);

    const withdrawal = await player.withdraw(30);
    await stage.payOut(withdrawal);
    expect(stage.books.payout.has(withdrawal)).toBe(false);
    expect(await player.statusOf(withdrawal)).toBe(1);
    await stage.settle('payment', waiting);
    expect(await player.statusOf(waiting)).toBe(2);
    const metrics = await stage.platform.metrics();
    expect(metrics).toMatch(/^reconcile_open_findings 1$/m);
    expect(metrics).toMatch(/^reconcile_age_seconds 0$/m);

    const ids = (await stage.found()).map(({ id }) => id);
    expect(await stage.desk.resumePayouts(ids, 'put right by hand')).toBe(1);
    await stage.payOut(withdrawal);
    expect(stage.books.payout.has(withdrawal)).toBe(true);
    await stage.settle('payout', withdrawal);
    expect(await player.statusOf(withdrawal)).toBe(2);
  });

  it('does not halt payouts of another provider', async () => {
    const player = await stage.register();
    await player.deposit(50);
    await stage.tamper(`insert into reconcile.finding (kind, subject, details, currency, provider, found_at, seen_at)
      values ('provider: unknown here', 'x', '', 'EUR', 'another', now(), now()), ('books: currency', 'USD', '', 'USD', '*', now(), now())`);
    const withdrawal = await player.withdraw(30);
    await stage.payOut(withdrawal);
    expect(stage.books.payout.has(withdrawal)).toBe(true);
  });

  it('is made by the statement of the guide for a database that was restored: no payout leaves until an operator says so', async () => {
    const guide = await readFile(new URL('../../../docs/guides/keep-it-running.md', import.meta.url), 'utf8');
    const [halt] = /insert into reconcile\.finding [^;]+;/.exec(guide)!;
    const player = await stage.register();
    await player.deposit(50);
    await stage.tamper(halt);
    const withdrawal = await player.withdraw(30);
    await stage.payOut(withdrawal);
    expect(stage.books.payout.has(withdrawal)).toBe(false);
    expect(
      await stage.desk.resumePayouts(
        (await stage.found()).map(({ id }) => id),
        'compared',
      ),
    ).toBe(1);
    await stage.payOut(withdrawal);
    expect(stage.books.payout.has(withdrawal)).toBe(true);
  });

  it('is looked for by the operator too', async () => {
    const player = await stage.register();
    await player.deposit(10);
    await stage.tamper(
      `update wallet.ledger_account set balance = balance + 5 where account_id = '${player.accountId}' and pocket = 'real'`,
    );
    await stage.desk.checkBooks();
    expect((await stage.desk.bookStatus()).findings).toHaveLength(1);
    await stage.tamper(
      `update wallet.ledger_account set balance = balance - 5 where account_id = '${player.accountId}' and pocket = 'real'`,
    );
  });
});
