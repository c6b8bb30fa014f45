import type { PaymentProvider } from '#partners/payment/index.ts';
import { newId } from '#kernel';
import type { Stage } from './stage.ts';

/** A request as the platform makes it, under a reference of its own. */
export async function requestOf(stage: Stage): Promise<Parameters<PaymentProvider['createPayment']>[0]> {
  const payer = await stage.newPayer();
  const { requested: amount, currency, exponent, method, fields } = await payer.row(await payer.begin());
  const page = 'https://site.example/main';
  return {
    reference: newId(),
    amount,
    currency,
    exponent,
    method,
    fields,
    locale: 'en',
    returnUrls: { success: page, error: page, pending: page },
  };
}
