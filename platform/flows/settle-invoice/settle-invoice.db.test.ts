import { limitDefinition, invoiceStatus } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCashLimit, startCoolingOff } from '#modules/limit';
import { findInvoice, type InvoiceRow } from '#modules/payment';
import { createTestPlatform, type TestPlatform } from '#testing';
import { declineDeposit } from '../decline-invoice/decline-deposit.ts';
import { settleInvoice } from './settle-invoice.ts';
import { beginDeposit, creditedTo, provider, reportOf } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
});
afterAll(() => platform[Symbol.asyncDispose]());

const settle = (...[invoice, said]: Parameters<typeof reportOf>) => settleInvoice(platform.kernel, reportOf(invoice, said), provider);
const current = ({ id }: InvoiceRow) => findInvoice(platform.kernel.db, id);

/** What is published about this invoice, in order. */
async function published({ id }: InvoiceRow) {
  const rows = await platform.kernel.db.all(
    sql<{ push: object }>`select payload -> 'invoice' as push from kernel.outbox
      where topic = 'invoice.deposit.updated' and payload -> 'invoice' ->> 'id' = ${id} order by kernel.outbox.id`,
  );
  return rows.map(({ push }) => push);
}

describe('progress of a payment that is awaited', () => {
  it('is published with status 1 and what the player may read, and moves nothing', async () => {
    const invoice = await beginDeposit(platform.kernel, 'test.page');
    await settle(invoice, { state: 'pending', publicData: { qr: '000201' } });
    await settle(invoice, { state: 'pending', publicData: { qr: '000201' } });
    expect(await published(invoice)).toEqual([
      expect.objectContaining({ id: invoice.id, status: invoiceStatus.pending, publicData: { qr: '000201', url: '' } }),
    ]);
    expect(await creditedTo(platform.kernel, invoice)).toBe(0n);
  });

  it('of an address says what has arrived, and never goes back to an older report', async () => {
    const invoice = await beginDeposit(platform.kernel, 'test.address');
    for (const [received, confirmations] of [
      [300n, '1'],
      [300n, '2'],
      [300n, '1'],
      [200n, '6'],
      [700n, '0'],
    ] as const) {
      await settle(invoice, { state: 'pending', received, publicData: { confirmations } });
    }
    expect(await published(invoice)).toMatchObject([
      { publicData: { received: '0.00000300', confirmations: '1' } },
      { publicData: { received: '0.00000300', confirmations: '2' } },
      { publicData: { received: '0.00000700', confirmations: '0' } },
    ]);
    expect(await current(invoice)).toMatchObject({ status: invoiceStatus.pending, received: 700n, amount: 500n });
  });

  it('[WD-05] is given up as long as nothing has come of it', async () => {
    const [none, part] = [await beginDeposit(platform.kernel, 'test.address'), await beginDeposit(platform.kernel, 'test.address')];
    await settle(part, { state: 'pending', received: 300n });
    await expect(declineDeposit(platform.kernel, part)).rejects.toMatchObject({ reason: 'invoiceNotDeclinable' });
    expect(await declineDeposit(platform.kernel, none)).toMatchObject({ status: invoiceStatus.rejected });
    expect(await current(part)).toMatchObject({ status: invoiceStatus.pending });
  });

  it('is that nothing, or a part, has come to the page of a provider that says so', async () => {
    const invoice = await beginDeposit(platform.kernel, 'test.page');
    for (const received of [0n, 300n]) await settle(invoice, { state: 'pending', received });
    expect(await current(invoice)).toMatchObject({ status: invoiceStatus.pending });
    await settle(invoice, { state: 'failed', received: 0n, reason: 'invalid' });
    expect(await current(invoice)).toMatchObject({ status: invoiceStatus.rejected, statusResult: 'invalid' });
    await settle(invoice, { received: 500n });
    expect([await current(invoice), await creditedTo(platform.kernel, invoice)]).toMatchObject([{ status: invoiceStatus.success }, 500n]);
  });

  it('is nothing once the payment has ended', async () => {
    const invoice = await beginDeposit(platform.kernel, 'test.page');
    await settle(invoice);
    await settle(invoice, { state: 'pending', publicData: { qr: 'late' } });
    expect(await published(invoice)).toMatchObject([{ status: invoiceStatus.success, publicData: null }]);
  });
});

describe('money at an address', () => {
  it('that comes in two parts is one deposit of both, published each time', async () => {
    const invoice = await beginDeposit(platform.kernel, 'test.address');
    await settle(invoice, { received: 800n });
    await settle(invoice, { received: 1_000n });
    expect(await published(invoice)).toMatchObject([
      { status: invoiceStatus.success, amount: 0.000008, number: 1 },
      { status: invoiceStatus.success, amount: 0.00001, number: 1 },
    ]);
    expect(await creditedTo(platform.kernel, invoice)).toBe(1_000n);
  });

  it('[LIM-05] is judged by each growth: what goes beyond the limit is held, once, and what came before stays credited', async () => {
    const { kernel } = platform;
    const invoice = await beginDeposit(kernel, 'test.address');
    const wish = { definition: limitDefinition.deposit, period: 'daily', currency: 'BTC', amount: '0.00001' };
    await kernel.db.transaction((tx) => changeCashLimit(tx, kernel, invoice.playerId, wish));
    for (const received of [800n, 1_500n, 1_500n, 800n, 1_600n]) await settle(invoice, { received });
    expect(await current(invoice)).toMatchObject({ status: invoiceStatus.success, amount: 900n, held: 700n, received: 1_600n });
    expect(await creditedTo(kernel, invoice)).toBe(900n);
    const pocket = sql<{
      balance: bigint;
    }>`select balance from wallet.ledger_account where account_id = ${invoice.accountId} and pocket = 'held'`;
    expect((await kernel.db.one(pocket)).balance).toBe(700n);
  });

  it('[LIM-05] counts in the period in which it was credited, whatever comes to its address or becomes of it later', async () => {
    const { kernel, clock } = platform;
    const today = clock.now();
    const invoice = await beginDeposit(kernel, 'test.address');
    await settle(invoice, { received: 800n });
    const wish = { definition: limitDefinition.deposit, period: 'daily', currency: 'BTC', amount: '0.00001' };
    await kernel.db.transaction((tx) => changeCashLimit(tx, kernel, invoice.playerId, wish));
    try {
      clock.advance(4 * 24 * 60 * 60_000);
      // 900 of 1,000 today, 200 that are too much, 100 that are not.
      for (const received of [1_700n, 1_900n, 2_000n]) await settle(invoice, { received });
      expect(await current(invoice)).toMatchObject({ amount: 1_800n, held: 200n });
    } finally {
      clock.set(today.toISOString());
    }
  });

  it('is published as a success where it was credited alone: what is held later is told of in words of its own', async () => {
    const { kernel } = platform;
    const invoice = await beginDeposit(kernel, 'test.address');
    await settle(invoice, { received: 800n });
    await kernel.db.transaction((tx) => startCoolingOff(tx, kernel, invoice.playerId, '1_day'));
    await settle(invoice, { received: 1_500n, publicData: { confirmations: '6' } });
    expect(await current(invoice)).toMatchObject({ status: invoiceStatus.success, amount: 800n, held: 700n, statusResult: 'returning' });
    expect(await published(invoice)).toMatchObject([{ status: invoiceStatus.success, amount: 0.000008 }]);
    const held = sql<{
      n: number;
    }>`select count(*)::int as n from kernel.outbox where topic = 'deposit.held' and player_id = ${invoice.playerId}`;
    expect((await kernel.db.one(held)).n).toBe(1);
  });

  it('that is too little at the end is the player’s all the same', async () => {
    const invoice = await beginDeposit(platform.kernel, 'test.address');
    await settle(invoice, { state: 'failed', received: 499n, reason: 'expired' });
    expect(await current(invoice)).toMatchObject({ status: invoiceStatus.success, statusResult: 'underpaid', amount: 499n });
    expect(await creditedTo(platform.kernel, invoice)).toBe(499n);
  });
});

describe('a report of another sum', () => {
  it.each([
    ['test.page', { amount: 501n }],
    ['test.page', { received: 499n }],
    ['test.page', { received: 501n }],
    // It is there for good: people must look.
    ['test.page', { state: 'failed', received: 499n }],
    ['test.page', { currency: 'USD' }],
    ['test.address', { amount: 501n, received: 500n }],
    ['test.address', { received: undefined }],
    ['test.address', { received: 0n }],
  ] as const)('for %s, %o, is refused and changes nothing', async (method, said) => {
    const invoice = await beginDeposit(platform.kernel, method);
    await expect(settle(invoice, said)).rejects.toMatchObject({ reason: 'paymentAmountMismatch' });
    expect(await creditedTo(platform.kernel, invoice)).toBe(0n);
    expect(await current(invoice)).toEqual(invoice);
  });
});
