import { sql } from '#testing/sql.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readMark } from '#modules/reconcile';
import { settleInvoice } from '../settle-invoice/index.ts';
import { openPaymentStage, provider, type PaymentStage } from './testing.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await openPaymentStage();
});
afterEach(() => stage.forget());
afterAll(() => stage.close());

describe("a provider's list", () => {
  const now = () => stage.platform.clock.now().toISOString();

  it('shows a payment that nobody asked for', async () => {
    stage.books.payment.set('stray', {
      reference: 'stray',
      providerReference: 'p',
      state: 'succeeded',
      amount: '5',
      currency: 'EUR',
      changedAt: now(),
    });
    await stage.reconcile('recent');
    expect(await stage.found()).toMatchObject([{ kind: 'provider: unknown here', subject: 'stray', currency: 'EUR', provider }]);
    stage.books.payment.delete('stray');
  });

  it('shows a deposit that was credited and never paid', async () => {
    const id = await (await stage.register()).deposit(10);
    stage.books.payment.get(id)!.state = 'pending';
    await stage.reconcile('recent');
    expect(await stage.found()).toMatchObject([{ kind: 'provider: not settled there', subject: id, currency: 'EUR', provider }]);
    stage.books.payment.get(id)!.state = 'succeeded';
  });

  it('shows a credited deposit that it does not have', async () => {
    const id = await (await stage.register()).deposit(10);
    const entry = stage.books.payment.get(id)!;
    stage.books.payment.delete(id);
    await stage.reconcile('recent');
    expect(await stage.found()).toMatchObject([{ kind: 'provider: unknown there', subject: id }]);
    stage.books.payment.set(id, entry);
  });

  it.each([1, 3] as const)('is settled by when a callback was lost, also after our own end of it (status %i)', async (status) => {
    const player = await stage.register();
    const id = await player.begin(10);
    Object.assign(stage.books.payment.get(id)!, { state: 'succeeded', changedAt: now() });
    await stage.platform.kernel.db.run(sql`update payment.invoice set status = ${status} where id = ${id}`);
    await stage.reconcile('recent');
    expect(await player.statusOf(id)).toBe(2);
    expect(await stage.found()).toEqual([]);
  });

  it('shows a payout that was made although its money was given back', async () => {
    const player = await stage.register();
    await player.deposit(10);
    const id = await player.withdraw(10);
    await stage.payOut(id);
    const refused = { reference: id, kind: 'payout', providerReference: 'p', state: 'failed', amount: 1000n, currency: 'EUR' } as const;
    await settleInvoice(stage.platform.kernel, refused, provider);
    Object.assign(stage.books.payout.get(id)!, { state: 'succeeded', changedAt: now() });
    await stage.reconcile('recent');
    expect(await stage.found()).toMatchObject([{ kind: 'provider: not settled there', subject: id }]);
    stage.books.payout.get(id)!.state = 'failed';
  });

  it('shows another sum', async () => {
    const id = await (await stage.register()).deposit(10);
    stage.books.payment.get(id)!.amount = '999';
    await stage.reconcile('recent');
    expect(await stage.found()).toMatchObject([{ kind: 'provider: other sum', subject: id }]);
    stage.books.payment.get(id)!.amount = '1000';
  });
});

it('a provider whose list of payouts cannot be read is compared by that of its payments', async () => {
  const player = await stage.register();
  const id = await player.deposit(10);
  await player.withdraw(10);
  stage.books.payment.get(id)!.state = 'pending';
  const changedAt = stage.platform.clock.now().toISOString();
  const nonsense = { reference: 'x', providerReference: 'x', state: 'pending', amount: 'ten', currency: 'EUR', changedAt } as const;
  stage.books.payout.set('x', nonsense);
  await stage.reconcile('recent');
  expect(await stage.found()).toMatchObject([{ kind: 'provider: not settled there', subject: id }]);
  stage.books.payout.delete('x');
  stage.books.payment.get(id)!.state = 'succeeded';
});

describe('a provider without a list', () => {
  /** Does it while the provider cannot list. */
  async function withoutList(work: () => Promise<void>): Promise<void> {
    const connection = stage.platform.kernel.config.partners.payment[provider]!;
    const { open } = connection;
    connection.open = (clock) => {
      const { list: _, ...rest } = open(clock);
      return rest;
    };
    await work().finally(() => {
      connection.open = open;
    });
  }
  const expire = (id: string) =>
    stage.platform.kernel.db.run(sql`update payment.invoice set status = 3, status_result = 'expired' where id = ${id}`);

  it('is asked about deposits that have ended here: one that was paid after that is credited, though its callback was lost', async () => {
    const player = await stage.register();
    const id = await player.begin(10);
    Object.assign(stage.books.payment.get(id)!, { state: 'succeeded' });
    await expire(id);
    await withoutList(() => stage.reconcile('recent'));
    expect(await player.statusOf(id)).toBe(2);
    expect(await stage.found()).toEqual([]);
  });

  it('shows a deposit of which another sum has come than may be credited, once it has had time to settle', async () => {
    const player = await stage.register();
    const id = await player.begin(10);
    Object.assign(stage.books.payment.get(id)!, { state: 'succeeded', received: '1001' });
    await expire(id);
    await withoutList(async () => {
      await stage.reconcile('recent');
      expect(await stage.found()).toEqual([]);
      stage.platform.clock.advance(16 * 60_000);
      await stage.reconcile('recent');
    });
    expect(await stage.found()).toMatchObject([{ kind: 'provider: not settled here', subject: id, currency: 'EUR', provider }]);
    expect(await player.statusOf(id)).toBe(3);
    delete stage.books.payment.get(id)!.received;
  });

  it('shows what it says of one deposit where it answers nonsense about another, which is asked about again', async () => {
    const player = await stage.register();
    const [strange, unpaid] = [await player.deposit(10), await player.deposit(20)];
    stage.books.payment.get(strange)!.amount = 'ten';
    stage.books.payment.get(unpaid)!.state = 'pending';
    const before = await markOf();
    stage.platform.clock.advance(60_000);
    await withoutList(() => stage.reconcile('recent'));
    expect(await stage.found()).toMatchObject([{ kind: 'provider: not settled there', subject: unpaid }]);
    expect(await markOf()).toEqual(before);
    stage.books.payment.get(strange)!.amount = '1000';
    stage.books.payment.get(unpaid)!.state = 'succeeded';
    await withoutList(() => stage.reconcile('recent'));
    expect(await markOf()).toEqual(stage.platform.clock.now());
  });
});

/** Up to when this provider has been compared. */
const markOf = () => readMark(stage.platform.kernel.db, `provider ${provider}`);
