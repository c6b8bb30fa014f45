import { paymentCallbackPath } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import { inTransaction } from '@verdigale/stand-in';
import { deliverDue, type Postbox } from '../deliver.ts';
import type { StandInContext } from '../stand-in.ts';
import { createWorker, type Worker } from '../worker.ts';
import { applyUpdate } from './change-payment.ts';
import { expire, step } from './payment.ts';
import { takeDueStep, takeExpired } from './payment.sql.ts';
import { holdsPayouts } from './setting.sql.ts';

/** Lets payments go on by themselves, and delivers callbacks until the platform takes or refuses them. */
export function createPaymentWorker(context: StandInContext): Worker {
  const { pool, clock, logger, secrets } = context;
  const postbox: Postbox = {
    partner: 'payment',
    path: paymentCallbackPath('sandbox'),
    sign: (body, now) => ({ [signatureHeader]: signText(secrets.payment, body, now) }),
    refusals: [404, 409],
  };

  /** One payment at a time; false when none is due. */
  const goOn = (): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const now = clock.now();
      const due = await takeDueStep(client, now, await holdsPayouts(client));
      const payment = due ?? (await takeExpired(client, now));
      if (!payment) return false;
      const update = due ? step(payment, now) : expire(payment);
      await applyUpdate(client, payment, update ?? { change: { stepAt: null }, isReported: false }, now);
      return true;
    });

  return createWorker('payment', logger, async (stopping) => {
    while (!stopping.aborted && (await goOn()));
    await deliverDue(context, postbox, stopping);
  });
}
