import { invoiceStatus } from '@verdigale/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findInvoice } from '#modules/payment';
import { checkBooks } from '#modules/wallet';
import type { PaymentState } from '#partners/payment/index.ts';
import { createTestPlatform, type TestPlatform } from '#testing';
import { settleInvoice } from './settle-invoice.ts';
import { beginDeposit, creditedTo, provider, reportOf } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

type Said = { state: PaymentState; received: bigint };

const said: fc.Arbitrary<Said> = fc.record({
  state: fc.constantFrom<PaymentState>('pending', 'succeeded', 'failed'),
  received: fc.bigInt(1n, 1_500n),
});
/** A few different reports, each sent any number of times, in batches that arrive at the same moment. */
const story = fc
  .array(said, { minLength: 1, maxLength: 6 })
  .chain((reports) => fc.array(fc.array(fc.constantFrom(...reports), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }));

it('whatever the order, repetition and simultaneity of reports, an address credits the most that arrived for good, once', async () => {
  const { kernel } = platform;
  await fc.assert(
    fc.asyncProperty(story, async (batches) => {
      const invoice = await beginDeposit(kernel, 'test.address');
      for (const batch of batches) await Promise.all(batch.map((each) => settleInvoice(kernel, reportOf(invoice, each), provider)));
      const final = batches.flat().filter(({ state }) => state !== 'pending');
      const most = final.reduce((top, { received }) => (received > top ? received : top), 0n);
      expect(await creditedTo(kernel, invoice)).toBe(most);
      const after = await findInvoice(kernel.db, invoice.id);
      expect(after).toMatchObject(
        most === 0n
          ? { status: invoiceStatus.pending, amount: 500n }
          : { status: invoiceStatus.success, amount: most, statusResult: most < 500n ? 'underpaid' : '', successNumber: 1 },
      );
    }),
    { numRuns: 60 },
  );
  expect(await checkBooks(kernel.db)).toEqual([]);
});
