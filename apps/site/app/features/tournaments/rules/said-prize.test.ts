import { expect, it } from 'vitest';
import { saidPrize } from './said-prize.ts';

it.each([
  ['a whole sum', { title: '€20', sum: { amount: 20, currency: 'EUR' } }, '20 €'],
  ['a sum with cents', { title: '€2.50', sum: { amount: 2.5, currency: 'EUR' } }, '2,50 €'],
  ['what is no money', { title: '20 spins' }, '20 spins'],
  [
    'a coin, which has more decimals than a language gives it',
    { title: '0.0025 BTC', sum: { amount: 0.0025, currency: 'BTC' } },
    '0.0025 BTC',
  ],
  ['a currency that no language writes', { title: '5 USDT', sum: { amount: 5, currency: 'USDT' } }, '5 USDT'],
])('says %s as a German page writes it', (_, prize, said) => {
  expect(saidPrize(prize, 'de').title.replace('\u00a0', ' ')).toBe(said);
});
