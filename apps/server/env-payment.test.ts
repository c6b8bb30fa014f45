import { describe, expect, it } from 'vitest';
import { readPayment } from './env-payment.ts';

const read = (variables: Record<string, string>) => {
  const problems: string[] = [];
  return { payment: readPayment(variables, problems), problems };
};
const whole = { BTCPAY_URL: 'https://pay.example/', BTCPAY_STORE_ID: 's', BTCPAY_API_KEY: 'k', BTCPAY_WEBHOOK_SECRET: 'w' };

describe('readPayment', () => {
  it('has no provider unless one is set', () => {
    expect(read({ BTCPAY_STORE_ID: 's' })).toEqual({ payment: { signed: {}, btcpay: undefined }, problems: [] });
  });

  it('reads a store of a BTCPay Server', () => {
    const btcpay = { url: 'https://pay.example', storeId: 's', apiKey: 'k', webhookSecret: 'w' };
    expect(read(whole)).toEqual({ payment: { signed: {}, btcpay }, problems: [] });
  });

  it('reads providers of our own protocol by their names', () => {
    const variables = {
      PAYMENT_PROVIDERS: 'acme, north-pay',
      PAYMENT_ACME_URL: 'https://acme.example/casino/',
      PAYMENT_ACME_SECRET: 'a',
      PAYMENT_NORTH_PAY_URL: 'https://pay.north.example',
      PAYMENT_NORTH_PAY_SECRET: 'n',
    };
    const signed = {
      acme: { url: 'https://acme.example/casino', secret: 'a' },
      'north-pay': { url: 'https://pay.north.example', secret: 'n' },
    };
    expect(read(variables)).toEqual({ payment: { signed, btcpay: undefined }, problems: [] });
  });

  it.each(['sandbox', 'btcpay', 'Acme', 'a b', '../x'])('takes no provider called %j', (name) => {
    expect(read({ PAYMENT_PROVIDERS: name })).toMatchObject({
      payment: { signed: {} },
      problems: [expect.stringContaining('PAYMENT_PROVIDERS must be')],
    });
  });

  it('names what a provider of our own protocol lacks, and shows no secret', () => {
    expect(read({ PAYMENT_PROVIDERS: 'acme', PAYMENT_ACME_URL: 'http://acme.example' }).problems).toEqual([
      'PAYMENT_ACME_URL must be an address that begins with https://.',
      'PAYMENT_ACME_SECRET must be set, since acme in PAYMENT_PROVIDERS is.',
    ]);
  });

  it('names what is missing or unsafe, and shows no secret', () => {
    expect(read({ BTCPAY_URL: 'http://pay.example', BTCPAY_API_KEY: 'hunter2' }).problems).toEqual([
      'BTCPAY_URL must be an address that begins with https://.',
      'BTCPAY_STORE_ID must be set, since BTCPAY_URL is.',
      'BTCPAY_WEBHOOK_SECRET must be set, since BTCPAY_URL is.',
    ]);
  });
});
