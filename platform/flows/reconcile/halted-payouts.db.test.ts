import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPaymentHouse, type PaymentHouse } from './testing.ts';

let house: PaymentHouse;
beforeAll(async () => {
  house = await openPaymentHouse();
});
afterEach(() => house.forget());
afterAll(() => house.close());

describe('a finding', () => {
  it('halts payouts of its currency until an operator resumes them; deposits go on', async () => {
    const [player, other] = [await house.register(), await house.register()];
    await player.deposit(50);
    const waiting = await player.begin(20);
    await other.deposit(10);
    const error = vi.spyOn(house.platform.kernel.log, 'error');
    await house.tamper(`update wallet.ledger_account set balance = balance + 5 where id = ${other.ledgerId}`);
    await house.reconcile('recent');
    await house.reconcile('recent');
    expect(error).toHaveBeenCalledTimes(1);
    await house.tamper(`update wallet.ledger_account set balance = balance - 5 where id = ${other.ledgerId}`);

    const withdrawal = await player.withdraw(30);
    await house.payOut(withdrawal);
    expect(house.books.payout.has(withdrawal)).toBe(false);
    expect(await player.statusOf(withdrawal)).toBe(1);
    await house.settle('payment', waiting);
    expect(await player.statusOf(waiting)).toBe(2);
    const metrics = (await house.platform.app.inject({ url: '/metrics' })).body;
    expect(metrics).toMatch(/^reconcile_open_findings 1$/m);
    expect(metrics).toMatch(/^reconcile_age_seconds 0$/m);

    const ids = (await house.found()).map(({ id }) => id);
    expect(await house.desk.resumePayouts(ids, 'put right by hand')).toBe(1);
    await house.payOut(withdrawal);
    expect(house.books.payout.has(withdrawal)).toBe(true);
    await house.settle('payout', withdrawal);
    expect(await player.statusOf(withdrawal)).toBe(2);
  });

  it('does not halt payouts of another provider', async () => {
    const player = await house.register();
    await player.deposit(50);
    await house.tamper(`insert into reconcile.finding (kind, subject, details, currency, provider, found_at, seen_at)
      values ('provider: unknown here', 'x', '', 'EUR', 'another', now(), now()), ('books: currency', 'USD', '', 'USD', '*', now(), now())`);
    const withdrawal = await player.withdraw(30);
    await house.payOut(withdrawal);
    expect(house.books.payout.has(withdrawal)).toBe(true);
  });

  it('is looked for by the operator too', async () => {
    const player = await house.register();
    await player.deposit(10);
    await house.tamper(
      `update wallet.ledger_account set balance = balance + 5 where account_id = '${player.accountId}' and pocket = 'real'`,
    );
    await house.desk.checkBooks();
    expect((await house.desk.bookStatus()).findings).toHaveLength(1);
    await house.tamper(
      `update wallet.ledger_account set balance = balance - 5 where account_id = '${player.accountId}' and pocket = 'real'`,
    );
  });
});
