import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { badDays } from './bad-days.ts';
import { callbacks } from './callbacks.ts';
import { creation } from './creation.ts';
import type { DriverContext, ProviderDriver } from './driver.ts';
import { givingBack } from './giving-back.ts';
import { payouts } from './payouts.ts';
import { openStage, type Stage } from './stage.ts';

/** What any payment provider must pass before players pay with it. */
export function describePaymentProvider(name: string, openDriver: (context: DriverContext) => Promise<ProviderDriver>): void {
  describe(`payment provider ${name}`, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage(openDriver);
    });
    afterEach(() => {
      stage.gate.mode = 'open';
    });
    afterAll(async () => {
      expect(await stage.checkBooks()).toEqual([]);
      await stage.close();
    });

    creation(() => stage);
    callbacks(() => stage);
    badDays(() => stage);
    payouts(() => stage);
    givingBack(() => stage);
  });
}
