import { invoiceStatus } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';

const { pending, success } = invoiceStatus;

/** What holds while the provider cannot be reached or makes no sense. */
export function badDays(get: () => Stage): void {
  describe('on a bad day', () => {
    it.each(['down', 'failing', 'rubbish', 'silent'] as const)(
      'a provider that is %s starts no deposit, and the next day it does',
      async (mode) => {
        const { newPayer, gate, driver } = get();
        const payer = await newPayer();
        gate.mode = mode;
        expect(await payer.deposit()).toMatchObject({ status: 503, code: 13003 });
        gate.mode = 'open';
        const reference = await payer.begin();
        expect(await driver.count('payment', reference)).toBe(1);
      },
    );

    it('what it never reported is asked for, once it can be reached', async () => {
      const { newPayer, gate, driver, askProvider } = get();
      const payer = await newPayer();
      const reference = await payer.begin();
      await driver.pay(reference);
      gate.mode = 'down';
      await askProvider(reference);
      expect(await payer.status(reference)).toBe(pending);
      gate.mode = 'open';
      await askProvider(reference);
      await askProvider(reference);
      expect(await payer.status(reference)).toBe(success);
      expect(await payer.balance()).toBe(driver.deposit.amount);
    });
  });
}
