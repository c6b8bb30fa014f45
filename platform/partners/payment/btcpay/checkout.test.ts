import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { btcpayProvider } from './provider.ts';
import { PaymentRefused } from '../port.ts';
import { fakeClock } from '#testing';
import { apiKey, BtcpayStore, openBtcpay, type BtcpayDouble } from '#testing/payment-kit/index.ts';

let server: BtcpayDouble;
beforeAll(async () => {
  server = await openBtcpay(new BtcpayStore(fakeClock(), 'secret'));
});
afterAll(() => server.close());

const page = 'https://brand.example/main';
const request = (changes: object = {}) => ({
  reference: newId(),
  amount: 5_000n,
  currency: 'EUR',
  exponent: 2,
  method: 'btcpay.checkout',
  fields: {},
  locale: 'de',
  returnUrls: { success: `${page}?s`, error: `${page}?e`, pending: `${page}?p` },
  ...changes,
});
const adapter = (changes: object = {}) =>
  btcpayProvider({ url: server.url, storeId: server.store.id, apiKey, webhookSecret: 'secret', ...changes });

describe('a payment on the page of BTCPay Server', () => {
  it('is sent there with the way back, for the sum in its own currency', async () => {
    const asked = request();
    const { providerReference, action, address } = await adapter().createPayment(asked);
    expect({ action, address }).toEqual({ action: { url: `https://pay.example/i/${providerReference}`, fields: {} }, address: undefined });
    const invoice = server.store.invoiceOf(asked.reference);
    expect(invoice).toMatchObject({ amount: '50.00', currency: 'EUR', networks: ['BTC-CHAIN', 'BTC-LN'] });
    expect(invoice.checkout).toMatchObject({
      redirectURL: `${page}?p`,
      redirectAutomatically: true,
      defaultLanguage: 'de',
      paymentTolerance: 0,
    });
  });

  it('is paid in coins whose worth is the sum', async () => {
    const asked = request();
    await adapter().createPayment(asked);
    const invoice = server.store.invoiceOf(asked.reference);
    server.store.pay(invoice, '0.0007765');
    expect(await adapter().findReport('payment', asked)).toMatchObject({ state: 'pending', received: 5_000n });
    server.store.confirm(invoice);
    expect(await adapter().findReport('payment', asked)).toMatchObject({ state: 'succeeded', amount: 5_000n, received: 5_000n });
  });

  it.each([
    ['a currency that it does not know', { currency: 'XYZ' }],
    ['a network that it does not have', { fields: { crypto_network: 'DOGE-CHAIN' } }],
  ])('is refused for good for %s', async (_, changes) => {
    await expect(adapter().createPayment(request(changes))).rejects.toBeInstanceOf(PaymentRefused);
  });

  it.each([
    ['an invalid key', { apiKey: 'x' }],
    ['another store', { storeId: 'x' }],
  ])('waits for the operator where the set-up has %s', async (_, changes) => {
    await expect(adapter(changes).createPayment(request())).rejects.toMatchObject({ reason: 'paymentUnavailable' });
  });
});
