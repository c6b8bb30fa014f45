import { describe, expect, it } from 'vitest';
import type { InvoiceRow } from '#modules/payment';
import type { ProviderReport } from '#partners/payment/index.ts';
import { compareReport } from './compare-report.ts';

const invoice = (type: 1 | 2, status: 1 | 2 | 3, amount = 500n, held = 0n): InvoiceRow =>
  ({ id: 'i', type, status, amount, held, requested: 500n, currency: 'EUR', provider: 'sandbox' }) as InvoiceRow;
const report = (state: ProviderReport['state'], more: Partial<ProviderReport> = {}): ProviderReport => ({
  providerReference: 'p',
  state,
  amount: 500n,
  currency: 'EUR',
  ...more,
});
const kindOf = (...compared: Parameters<typeof compareReport>) => compareReport(...compared)?.kind.slice('provider: '.length) ?? null;

describe('an invoice and what its provider says', () => {
  it.each<[string, InvoiceRow, ProviderReport | undefined, string | null, string | null]>([
    ['both wait', invoice(1, 1), report('pending'), null, null],
    ['both are settled', invoice(1, 2), report('succeeded'), null, null],
    ['both are declined', invoice(1, 3), report('failed'), null, null],
    ['the callback is on its way', invoice(1, 1), report('succeeded'), null, 'not settled here'],
    ['a given up deposit was paid', invoice(1, 3), report('succeeded'), null, 'not settled here'],
    ['we credited what waits there', invoice(1, 2), report('pending'), 'not settled there', 'not settled there'],
    ['we credited what was declined', invoice(1, 2), report('failed'), 'not settled there', 'not settled there'],
    ['we credited what they do not know', invoice(1, 2), undefined, 'unknown there', 'unknown there'],
    ['they do not know what waits', invoice(1, 1), undefined, null, null],
    ['another sum', invoice(1, 2), report('succeeded', { amount: 501n }), 'other sum', 'other sum'],
    ['another currency', invoice(1, 2), report('succeeded', { currency: 'USD' }), 'other sum', 'other sum'],
    ['an address got more than was asked for', invoice(1, 2, 700n), report('succeeded', { received: 700n }), null, null],
    ['an address got more than was credited', invoice(1, 2, 700n), report('succeeded', { received: 900n }), null, 'not settled here'],
    ['too little came and stayed', invoice(1, 2, 100n), report('failed', { received: 100n }), null, null],
    ['what came is held, or has gone back', invoice(1, 3, 500n, 500n), report('succeeded'), null, null],
    [
      'an address got more than was held and credited',
      invoice(1, 2, 200n, 500n),
      report('succeeded', { received: 900n }),
      null,
      'not settled here',
    ],
    ['we hold what was declined', invoice(1, 3, 500n, 500n), report('failed'), 'not settled there', 'not settled there'],
    ['a payout is paid', invoice(2, 2), report('succeeded'), null, null],
    ['a payout is paid and its money was returned', invoice(2, 3), report('succeeded'), 'not settled there', 'not settled there'],
    ['a payout was never asked for', invoice(2, 3), undefined, null, null],
    ['a payout that we count as paid was refused', invoice(2, 2), report('failed'), 'not settled there', 'not settled there'],
  ])('%s', (_, row, said, young, late) => {
    expect([kindOf(row, said, false), kindOf(row, said, true)]).toEqual([young, late]);
  });
});
