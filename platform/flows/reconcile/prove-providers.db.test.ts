import { sql } from '#testing/sql.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settleInvoice } from '../settle-invoice/index.ts';
import { openPaymentHouse, provider, type PaymentHouse } from './testing.ts';

let house: PaymentHouse;
beforeAll(async () => {
  house = await openPaymentHouse();
});
afterEach(() => house.forget());
afterAll(() => house.close());

describe("a provider's list", () => {
  const now = () => house.platform.clock.now().toISOString();

  it('shows a payment that nobody asked for', async () => {
    house.books.payment.set('stray', {
      reference: 'stray',
      providerReference: 'p',
      state: 'succeeded',
      amount: '5',
      currency: 'EUR',
      changedAt: now(),
    });
    await house.reconcile('recent');
    expect(await house.found()).toMatchObject([{ kind: 'provider: unknown here', subject: 'stray', currency: 'EUR', provider }]);
    house.books.payment.delete('stray');
  });

  it('shows a deposit that was credited and never paid', async () => {
    const id = await (await house.register()).deposit(10);
    house.books.payment.get(id)!.state = 'pending';
    await house.reconcile('recent');
    expect(await house.found()).toMatchObject([{ kind: 'provider: not settled there', subject: id, currency: 'EUR', provider }]);
    house.books.payment.get(id)!.state = 'succeeded';
  });

  it('shows a credited deposit that it does not have', async () => {
    const id = await (await house.register()).deposit(10);
    const entry = house.books.payment.get(id)!;
    house.books.payment.delete(id);
    await house.reconcile('recent');
    expect(await house.found()).toMatchObject([{ kind: 'provider: unknown there', subject: id }]);
    house.books.payment.set(id, entry);
  });

  it.each([1, 3] as const)('is settled by when a callback was lost, also after our own end of it (status %i)', async (status) => {
    const player = await house.register();
    const id = await player.begin(10);
    Object.assign(house.books.payment.get(id)!, { state: 'succeeded', changedAt: now() });
    await house.platform.kernel.db.run(sql`update payment.invoice set status = ${status} where id = ${id}`);
    await house.reconcile('recent');
    expect(await player.statusOf(id)).toBe(2);
    expect(await house.found()).toEqual([]);
  });

  it('shows a payout that was made although its money was given back', async () => {
    const player = await house.register();
    await player.deposit(10);
    const id = await player.withdraw(10);
    await house.payOut(id);
    const refused = { reference: id, kind: 'payout', providerReference: 'p', state: 'failed', amount: 1000n, currency: 'EUR' } as const;
    await settleInvoice(house.platform.kernel, refused, provider);
    Object.assign(house.books.payout.get(id)!, { state: 'succeeded', changedAt: now() });
    await house.reconcile('recent');
    expect(await house.found()).toMatchObject([{ kind: 'provider: not settled there', subject: id }]);
    house.books.payout.get(id)!.state = 'failed';
  });

  it('shows another sum', async () => {
    const id = await (await house.register()).deposit(10);
    house.books.payment.get(id)!.amount = '999';
    await house.reconcile('recent');
    expect(await house.found()).toMatchObject([{ kind: 'provider: other sum', subject: id }]);
    house.books.payment.get(id)!.amount = '1000';
  });
});
