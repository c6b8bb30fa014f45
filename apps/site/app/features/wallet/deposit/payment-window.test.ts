import { expect, it } from 'vitest';
import { paymentPageUrl, returnUrl } from './payment-window.ts';

it('appends the fields to the payment page', () => {
  expect(paymentPageUrl('https://pay.test/p?x=1', { token: 'a b' })).toBe('https://pay.test/p?x=1&token=a+b');
});

it('returns to the same page, with the result and without the wallet', () => {
  expect(returnUrl('https://site.test/de/main?wallet=deposit&q=1#top', 'deposit-success')).toBe(
    'https://site.test/de/main?q=1&deposit-success=true',
  );
});
