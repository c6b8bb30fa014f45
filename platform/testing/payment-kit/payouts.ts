import { invoiceStatus } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';

const { pending, success, rejected } = invoiceStatus;

/** What asking for a payout must mean. */
export function payouts(get: () => Stage): void {
  describe('a payout', () => {
    it('is one, however often it is asked for, and leaves the account when it has arrived', async () => {
      const stage = get();
      const { driver } = stage;
      const payer = await (await stage.newPayer()).funded(stage.askProvider);
      const reference = await payer.withdraw();
      await stage.payOut(reference);
      await stage.payOut(reference);
      expect(await driver.count('payout', reference)).toBe(1);
      expect(await payer.status(reference)).toBe(pending);
      // By it the provider is asked from now on.
      expect((await payer.row(reference)).providerReference).toEqual(expect.stringMatching(/./));
      await driver.endPayout(reference, 'paid');
      await stage.askProvider(reference);
      await stage.payOut(reference);
      expect(await driver.count('payout', reference)).toBe(1);
      expect(await payer.status(reference)).toBe(success);
      expect(await payer.balance()).toBe(0);
    });

    it('is made once when its answer was lost, and not at all when the provider is down', async () => {
      const stage = get();
      const { gate, driver } = stage;
      const payer = await (await stage.newPayer()).funded(stage.askProvider);
      const reference = await payer.withdraw();
      gate.mode = 'down';
      await expect(stage.payOut(reference)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
      gate.mode = 'lost';
      await expect(stage.payOut(reference)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
      gate.mode = 'open';
      await stage.payOut(reference);
      expect(await driver.count('payout', reference)).toBe(1);
      expect(await payer.status(reference)).toBe(pending);
    });

    it('that will never arrive gives the money back', async () => {
      const stage = get();
      const payer = await (await stage.newPayer()).funded(stage.askProvider);
      const reference = await payer.withdraw();
      await stage.payOut(reference);
      await stage.driver.endPayout(reference, 'refused');
      await stage.askProvider(reference);
      await stage.askProvider(reference);
      expect(await payer.status(reference)).toBe(rejected);
      expect(await payer.balance()).toBe(stage.driver.deposit.amount);
    });
  });
}
