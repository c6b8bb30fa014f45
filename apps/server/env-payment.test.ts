import { describe, expect, it } from 'vitest';
import { readPayment } from './env-payment.ts';

const read = (variables: Record<string, string>) => {
  const problems: string[] = [];
  return { payment: readPayment(variables, problems), problems };
};
const whole = { BTCPAY_URL: 'https://pay.example/', BTCPAY_STORE_ID: 's', BTCPAY_API_KEY: 'k', BTCPAY_WEBHOOK_SECRET: 'w' };

describe('readPayment', () => {
  it('has no provider unless one is set', () => {
    expect(read({ BTCPAY_STORE_ID: 's' })).toEqual({ payment: { btcpay: undefined }, problems: [] });
  });

  it('reads a store of a BTCPay Server', () => {
    const btcpay = { url: 'https://pay.example', storeId: 's', apiKey: 'k', webhookSecret: 'w' };
    expect(read(whole)).toEqual({ payment: { btcpay }, problems: [] });
  });

  it('names what is missing or unsafe, and shows no secret', () => {
    expect(read({ BTCPAY_URL: 'http://pay.example', BTCPAY_API_KEY: 'hunter2' }).problems).toEqual([
      'BTCPAY_URL must be an address that begins with https://.',
      'BTCPAY_STORE_ID must be set, since BTCPAY_URL is.',
      'BTCPAY_WEBHOOK_SECRET must be set, since BTCPAY_URL is.',
    ]);
  });
});
