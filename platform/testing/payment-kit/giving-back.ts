import { invoiceStatus } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { PaymentRefused } from '#partners/payment/index.ts';
import { newId } from '#kernel';
import { requestOf } from './request-of.ts';
import type { Stage } from './stage.ts';

const { rejected } = invoiceStatus;

/** What becomes of money that may not stay. */
export function givingBack(get: () => Stage): void {
  describe('money that may not stay', () => {
    it('goes back once, whatever answer was lost; a provider that sends nothing back leaves it to people', async () => {
      const { newPayer, driver, adapter, askProvider, gate, sendBack } = get();
      const payer = await newPayer();
      const reference = await payer.begin();
      await payer.limit();
      await driver.pay(reference);
      await askProvider(reference);
      expect([await payer.status(reference), await payer.balance()]).toEqual([rejected, 0]);
      for (const mode of ['down', 'lost', 'open'] as const) {
        gate.mode = mode;
        await sendBack(reference);
      }
      await driver.claimRefunds?.();
      await sendBack(reference);
      const { held, returned, statusResult } = await payer.row(reference);
      expect([returned, statusResult]).toEqual(adapter.refund ? [held, 'returned'] : [0n, 'returning']);
    });

    it('is never more than came', async () => {
      const { adapter, driver, ...stage } = get();
      const request = await requestOf({ adapter, driver, ...stage });
      await adapter.createPayment(request);
      const refund = { ...request, payment: request.reference, reference: newId() };
      if (adapter.refund) await expect(adapter.refund(refund)).rejects.toBeInstanceOf(PaymentRefused);
      await driver.pay(request.reference);
      if (adapter.refund) await expect(adapter.refund({ ...refund, amount: request.amount + 1n })).rejects.toBeInstanceOf(PaymentRefused);
      expect(await adapter.findReport('payment', request)).toMatchObject({ state: 'succeeded' });
    });

    it('is not taken once its player has given it up, where the provider can see to that', async () => {
      const { adapter, driver, ...stage } = get();
      const request = await requestOf({ adapter, driver, ...stage });
      await adapter.createPayment(request);
      await adapter.cancelPayment?.(request.reference);
      await adapter.cancelPayment?.(request.reference);
      await driver.pay(request.reference);
      expect((await adapter.findReport('payment', request))?.state).toBe(adapter.cancelPayment ? 'failed' : 'succeeded');
    });
  });
}
