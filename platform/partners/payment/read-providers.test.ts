import { createHmac } from 'node:crypto';
import { signText } from '@verdigale/partner-wire/signature';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#kernel';
import { fakeClock } from '#testing/clock.ts';
import { openRecorder, read } from '../testing.ts';

const btcpay = { BTCPAY_URL: 'https://pay.example/btcpay/', BTCPAY_STORE_ID: 's', BTCPAY_API_KEY: 'k', BTCPAY_WEBHOOK_SECRET: 'w' };
const invoice = { reference: 'r', currency: 'EUR', exponent: 2 };

describe('payment providers of the environment', () => {
  it('has no provider unless one is set', () => {
    const { partners, problems } = read({ BTCPAY_STORE_ID: 's' });
    expect([partners.payment, problems]).toEqual([{}, []]);
  });

  it('reads a store of a BTCPay Server, and what its pages need', async () => {
    await using store = await openRecorder(() => []);
    const { partners, problems } = read({ ...btcpay, BTCPAY_URL: `${store.url}/btcpay/` });
    expect([Object.keys(partners.payment), problems]).toEqual([['btcpay'], []]);
    const provider = partners.payment.btcpay!.open(systemClock);
    expect(await provider.findReport('payment', invoice)).toBeUndefined();
    expect(store.asked).toMatchObject([{ path: '/btcpay/api/v1/stores/s/invoices?orderId=r', headers: { authorization: 'token k' } }]);
    const body = '{"type":"ping"}';
    const signature = `sha256=${createHmac('sha256', 'w').update(body).digest('hex')}`;
    expect(await provider.readCallback({ 'btcpay-sig': signature }, body)).toBeUndefined();
    expect(read(btcpay).partners.payment.btcpay!.pages).toEqual({ frames: ['https://pay.example'], forms: ['https://pay.example'] });
  });

  it('reads providers of our own protocol by their names', async () => {
    await using acme = await openRecorder();
    const { partners, problems } = read({
      PAYMENT_PROVIDERS: 'acme, north-pay',
      PAYMENT_ACME_URL: `${acme.url}/casino/`,
      PAYMENT_ACME_SECRET: 'a',
      PAYMENT_NORTH_PAY_URL: 'https://pay.north.example/v2',
      PAYMENT_NORTH_PAY_SECRET: 'n',
      PAYMENT_NORTH_PAY_ORIGINS: 'https://pages.north.example, https://codes.north.example/',
    });
    expect([Object.keys(partners.payment), problems]).toEqual([['acme', 'north-pay'], []]);
    const clock = fakeClock();
    await partners.payment
      .acme!.open(clock)
      .findReport('payout', invoice)
      .catch(() => undefined);
    expect(acme.asked).toMatchObject([
      { path: '/casino/v1/payouts/r', headers: { 'x-signature': signText('a', '/v1/payouts/r', clock.now()) } },
    ]);
    const origins = ['https://pay.north.example', 'https://pages.north.example', 'https://codes.north.example'];
    expect(partners.payment['north-pay']!.pages).toEqual({ frames: origins, forms: origins });
  });

  it.each(['Acme', 'a b', '../x'])('takes no provider called %j', (name) => {
    const { partners, problems } = read({ PAYMENT_PROVIDERS: name });
    expect([partners.payment, problems]).toEqual([{}, [expect.stringContaining('PAYMENT_PROVIDERS must be')]]);
  });

  it('takes no two providers under one name, whatever adapters find them', () => {
    const ours = { PAYMENT_BTCPAY_URL: 'https://acme.example', PAYMENT_BTCPAY_SECRET: 'hunter2' };
    const { problems } = read({ ...btcpay, ...ours, PAYMENT_PROVIDERS: 'btcpay' });
    expect(problems).toEqual(['btcpay is the name of two partners: each needs one of its own.']);
  });

  it('names what a provider of our own protocol lacks, and shows no secret', () => {
    const values = { PAYMENT_PROVIDERS: 'acme', PAYMENT_ACME_URL: 'http://acme.example', PAYMENT_ACME_ORIGINS: 'acme.example' };
    expect(read(values).problems).toEqual([
      'PAYMENT_ACME_URL must be an address that begins with https://, or http:// on this machine.',
      'PAYMENT_ACME_SECRET must be set, since acme in PAYMENT_PROVIDERS is.',
      'PAYMENT_ACME_ORIGINS must be a list of http or https addresses without a path, such as https://cdn.acme.example.',
    ]);
  });

  it('names what BTCPay Server lacks, and shows no secret', () => {
    expect(read({ BTCPAY_URL: 'http://pay.example', BTCPAY_API_KEY: 'hunter2' }).problems).toEqual([
      'BTCPAY_URL must be an address that begins with https://, or http:// on this machine.',
      'BTCPAY_STORE_ID must be set, since BTCPAY_URL is.',
      'BTCPAY_WEBHOOK_SECRET must be set, since BTCPAY_URL is.',
    ]);
  });
});
