import { invoiceStatus } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findInvoice, watchJob, type InvoiceRow } from '#modules/payment';
import { createTestPlatform, type TestPlatform } from '#testing';
import { testConfig } from '../../testing/config.ts';
import { openProviderDouble, type ProviderDouble } from '../../testing/payment-provider.ts';
import { askSilentProvider } from './ask-provider.ts';
import { settleInvoice } from './settle-invoice.ts';
import { signedHttp } from '#partners/payment/signed-http/index.ts';
import { beginDeposit, creditedTo, provider, reportOf } from './testing.ts';

const start = '2026-06-01T12:00:00Z';

let double: ProviderDouble;
let platform: TestPlatform;
beforeAll(async () => {
  double = await openProviderDouble(() => platform.clock.now());
  const { partners } = testConfig('');
  platform = await createTestPlatform({
    partners: { ...partners, payment: { [provider]: signedHttp({ url: double.url, secret: 'secret' }) } },
  });
  await platform.start({ work: false });
});
afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  await double.close();
});
beforeEach(() => platform.clock.set(start));

const expiresAt = new Date('2026-06-01T13:00:00Z');
const begin = (method: 'test.page' | 'test.address') => beginDeposit(platform.kernel, method, { expiresAt });
const ask = ({ id: invoiceId }: InvoiceRow, turn = 0) => askSilentProvider(platform.kernel, { invoiceId, turn });
const current = ({ id }: InvoiceRow) => findInvoice(platform.kernel.db, id);

/** What the provider has in its books, and says when it is asked. */
function know({ id: reference, requested, currency }: InvoiceRow, said: object): void {
  const providerReference = `p-${reference}`;
  const changedAt = platform.clock.now().toISOString();
  double.books.payment.set(reference, {
    reference,
    providerReference,
    state: 'pending',
    amount: String(requested),
    currency,
    changedAt,
    ...said,
  });
}

/** Turn and pause, in seconds, of the questions that are to come. */
async function toCome({ id }: InvoiceRow) {
  return platform.kernel.db.all(
    sql<{
      turn: number;
      pause: number;
    }>`select (data ->> 'turn')::int as turn, round(extract(epoch from start_after - created_on))::int as pause
      from jobs.job where name = ${watchJob} and data ->> 'invoiceId' = ${id} order by created_on`,
  );
}

it('settles what a provider says that never called back, and asks no more', async () => {
  const invoice = await begin('test.page');
  know(invoice, { state: 'succeeded' });
  await ask(invoice);
  await ask(invoice);
  expect(await current(invoice)).toMatchObject({ status: invoiceStatus.success });
  expect(await creditedTo(platform.kernel, invoice)).toBe(500n);
  expect(await toCome(invoice)).toEqual([]);
});

it('asks again after pauses that double, up to an hour, and when the time is over', async () => {
  const invoice = await begin('test.page');
  know(invoice, {});
  for (const turn of [0, 1, 5]) await ask(invoice, turn);
  platform.clock.set('2026-06-01T12:50:00Z');
  await ask(invoice, 9);
  expect(await toCome(invoice)).toEqual([
    { turn: 1, pause: 240 },
    { turn: 2, pause: 480 },
    { turn: 6, pause: 3600 },
    { turn: 10, pause: 600 },
  ]);
});

it('goes on asking a provider that fails, that does not know the payment, or that states another sum', async () => {
  const unknown = await begin('test.page');
  await ask(unknown);
  expect(await toCome(unknown)).toHaveLength(1);
  const misstated = await begin('test.page');
  know(misstated, { state: 'succeeded', amount: '501' });
  await ask(misstated);
  expect(await toCome(misstated)).toHaveLength(1);
  expect(await creditedTo(platform.kernel, misstated)).toBe(0n);
});

it('lets a payment expire of which nothing came; money that comes later is credited', async () => {
  const invoice = await begin('test.page');
  know(invoice, {});
  platform.clock.set(expiresAt.toISOString());
  await ask(invoice);
  expect(await current(invoice)).toMatchObject({ status: invoiceStatus.rejected, statusResult: 'expired' });
  expect(await toCome(invoice)).toEqual([]);
  await settleInvoice(platform.kernel, reportOf(invoice), provider);
  expect(await current(invoice)).toMatchObject({ status: invoiceStatus.success, statusResult: '' });
  expect(await creditedTo(platform.kernel, invoice)).toBe(500n);
});

it('waits on past its time for coins that are on their way, then credits what came', async () => {
  const invoice = await begin('test.address');
  know(invoice, { received: '300' });
  platform.clock.set(expiresAt.toISOString());
  await ask(invoice);
  expect(await current(invoice)).toMatchObject({ status: invoiceStatus.pending, received: 300n });
  know(invoice, { state: 'failed', received: '300' });
  await ask(invoice, 1);
  expect(await current(invoice)).toMatchObject({ status: invoiceStatus.success, statusResult: 'underpaid', amount: 300n });
});

it('an address at which nothing came ends without a word', async () => {
  const invoice = await begin('test.address');
  know(invoice, { received: '0' });
  platform.clock.set(expiresAt.toISOString());
  await ask(invoice);
  expect(await current(invoice)).toMatchObject({ status: invoiceStatus.rejected, statusResult: 'expired' });
  const emitted = await platform.kernel.db.all(sql`select from kernel.outbox where payload -> 'invoice' ->> 'id' = ${invoice.id}`);
  expect(emitted).toEqual([]);
});
