import { describe, expect, it } from 'vitest';
import { PaymentRefused } from '#partners/payment/index.ts';
import { newId } from '#kernel';
import { requestOf } from './request-of.ts';
import type { Stage } from './stage.ts';

/** What asking for a payment must mean. */
export function creation(get: () => Stage): void {
  describe('a payment', () => {
    it('is one, however often it is asked for', async () => {
      const { adapter, driver, ...stage } = get();
      const request = await requestOf({ adapter, driver, ...stage });
      const first = await adapter.createPayment(request);
      expect(await adapter.createPayment(request)).toEqual(first);
      expect(await driver.count('payment', request.reference)).toBe(1);
    });

    it('is one when the answer to its creation was lost', async () => {
      const stage = get();
      const request = await requestOf(stage);
      stage.gate.mode = 'lost';
      await expect(stage.adapter.createPayment(request)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
      stage.gate.mode = 'open';
      await stage.adapter.createPayment(request);
      expect(await stage.driver.count('payment', request.reference)).toBe(1);
    });

    it('is refused for another sum under the same reference', async () => {
      const { adapter, ...stage } = get();
      const request = await requestOf({ adapter, ...stage });
      await adapter.createPayment(request);
      await expect(adapter.createPayment({ ...request, amount: request.amount + 1n })).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('is reported when asked about: the sum, and that nothing arrived', async () => {
      const { adapter, ...stage } = get();
      const request = await requestOf({ adapter, ...stage });
      const { providerReference } = await adapter.createPayment(request);
      const { amount, currency } = request;
      expect(await adapter.findReport('payment', request)).toMatchObject({ providerReference, state: 'pending', amount, currency });
      expect(await adapter.findReport('payment', { ...request, reference: newId() })).toBeUndefined();
    });
  });
}
