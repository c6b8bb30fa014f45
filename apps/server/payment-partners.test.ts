import { describe, expect, it } from 'vitest';
import { loadBrand } from './brand.ts';
import { readEnvironment } from './env.ts';
import { offeredMethods, paymentOrigins, paymentPartners } from './payment-partners.ts';

const standIn = { url: 'http://localhost:4001/payment', secret: 's' };
const without = readEnvironment({});
const withBtcpay = readEnvironment({
  BTCPAY_URL: 'https://pay.example/btcpay',
  BTCPAY_STORE_ID: 'store',
  BTCPAY_API_KEY: 'key',
  BTCPAY_WEBHOOK_SECRET: 'hook',
});

describe('payment providers of a server', () => {
  it('is the stand-in alone until another one is set', () => {
    expect(Object.keys(paymentPartners(without, standIn))).toEqual(['sandbox']);
    expect(paymentOrigins(without)).toEqual([]);
  });

  it('has BTCPay Server once it is set', () => {
    const config = { protocol: 'btcpay', url: 'https://pay.example/btcpay', storeId: 'store', apiKey: 'key', webhookSecret: 'hook' };
    expect(paymentPartners(withBtcpay, standIn)).toMatchObject({ btcpay: config });
    expect(paymentOrigins(withBtcpay)).toEqual(['https://pay.example']);
  });

  it('offers its methods then, and not before', async () => {
    const { paymentMethods: methods } = await loadBrand('default');
    const bitcoin = (environment: typeof without) =>
      offeredMethods(environment, methods).filter(({ provider, isEnabled }) => provider === 'btcpay' && isEnabled);
    expect(bitcoin(without)).toEqual([]);
    expect(bitcoin(withBtcpay).map(({ id }) => id)).toEqual(['btcpay.deposit.bitcoin', 'btcpay.withdrawal.bitcoin']);
  });
});
