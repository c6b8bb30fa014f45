import { describe, expect, it } from 'vitest';
import { addressFor } from './addresses.ts';
import { beginPayment, type Asked } from './begin-payment.ts';
import type { Fault } from './faults.ts';
import { arrive, callbackTimes, cancel, decide, expire, step, type Payment, type Update } from './payment.ts';
import { answerOf, reportOf } from './report.ts';

const start = new Date('2026-06-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const pages = 'http://provider.test/payment';

function begin(method: string, fault: Fault | null = null, more: Partial<Asked> = {}): Payment {
  const asked: Asked = {
    kind: 'payment',
    reference: 'r-1',
    amount: '1000',
    currency: 'EUR',
    method,
    fields: {},
    returnUrls: null,
    locale: 'en',
    ...more,
  };
  return beginPayment(asked, fault, pages, start);
}
const put = (payment: Payment, update: Update | null): Payment => ({ ...payment, ...update!.change });
const btc = { currency: 'BTC', fields: { crypto_network: 'BTC' } };

describe('what a payment begins with', () => {
  it.each([
    ['sandbox.deposit.card', { action: { url: expect.stringContaining(`${pages}/pay/`) as string, fields: {} } }],
    ['sandbox.deposit.pix', { qr: expect.stringContaining(`${pages}/pay/`) as string }],
    [
      'sandbox.deposit.cash-agent',
      { publicData: { agentNumber: '4471-0093', transactionId: expect.stringMatching(/^[1-9]\d{8}$/) as string } },
    ],
    ['a.method.of.tomorrow', { action: expect.anything() as object }],
  ])('%s', (method, expected) => {
    expect(answerOf(begin(method), pages)).toMatchObject({ state: 'pending', amount: '1000', expiresAt: expect.any(String), ...expected });
  });

  it('a transfer code is not reported before it is made', () => {
    const payment = begin('sandbox.deposit.transfer-code');
    expect(answerOf(payment, pages)).not.toHaveProperty('qr');
    expect(reportOf(payment)).not.toHaveProperty('publicData');
    expect(reportOf(put(payment, step(payment, after(2))))).toMatchObject({ state: 'pending', publicData: { qr: expect.any(String) } });
  });

  it('an address looks like its network, says test, and belongs to its payment', () => {
    const of = (currency: string, network?: string) => addressFor(currency, network, 'r-1');
    expect(of('BTC', 'BTC').address).toMatch(/^tb1qtest[ac-hj-np-z02-9]{34}$/);
    expect(of('ETH', 'ERC20').address).toMatch(/^0x7E57[0-9a-fA-F]{36}$/);
    expect(of('TRX').address).toMatch(/^TTest[1-9A-HJ-NP-Za-km-z]{29}$/);
    expect(of('USDT', 'TON')).toEqual({ address: expect.stringMatching(/^kQTEST[A-Za-z0-9]{42}$/), tag: expect.stringMatching(/^\d{9}$/) });
    expect(of('ETH', 'ERC20')).not.toEqual(of('ETH', 'ARBITRUM'));
    expect(of('BTC', 'BTC')).toEqual(of('BTC', 'BTC'));
    expect(addressFor('BTC', 'BTC', 'r-2')).not.toEqual(of('BTC', 'BTC'));
  });
});

describe('coins', () => {
  const confirmAll = (payment: Payment) => [1, 2, 3].reduce((current, second) => put(current, step(current, after(second))), payment);

  it('are reported at once, with each confirmation, and count when all are there', () => {
    const waiting = put(begin('sandbox.deposit.crypto', null, btc), arrive(begin('sandbox.deposit.crypto', null, btc), 1500n, start));
    expect(reportOf(waiting)).toMatchObject({
      state: 'pending',
      received: '1500',
      publicData: { confirmations: '0', confirmationsNeeded: '3' },
    });
    const half = put(waiting, step(waiting, after(1)));
    expect(reportOf(half)).toMatchObject({ state: 'pending', received: '1500', publicData: { confirmations: '1' } });
    expect(reportOf(confirmAll(waiting))).toMatchObject({ state: 'succeeded', received: '1500', amount: '1000' });
  });

  it('that come later do not touch what is confirmed until they are', () => {
    const first = begin('sandbox.deposit.crypto', null, btc);
    const paid = confirmAll(put(first, arrive(first, 1000n, start)));
    const more = put(paid, arrive(paid, 10n, after(9)));
    expect(reportOf(more)).toMatchObject({ state: 'succeeded', received: '1000' });
    expect(reportOf(confirmAll(more))).toMatchObject({ state: 'succeeded', received: '1010' });
  });

  it('that are too few wait for more, and fail with what came when the time is over; never while some are on their way', () => {
    const first = begin('sandbox.deposit.crypto', 'underpaid', btc);
    const moving = put(first, arrive(first, 500n, start));
    expect(expire(moving)).toBeNull();
    const few = confirmAll(moving);
    expect(few).toMatchObject({ state: 'pending', expiresAt: after(8) });
    expect(reportOf(put(few, expire(few)))).toMatchObject({ state: 'failed', received: '500', reason: 'expired' });
  });

  it('that come after the end are reported all the same', () => {
    const first = begin('sandbox.deposit.crypto', null, btc);
    const over = put(first, expire(first));
    expect(reportOf(over)).toMatchObject({ state: 'failed', received: '0' });
    expect(reportOf(confirmAll(put(over, arrive(over, 2000n, start))))).toMatchObject({ state: 'succeeded', received: '2000' });
  });
});

describe('a decision', () => {
  const card = (fault: Fault | null = null) => begin('sandbox.deposit.card', fault);

  it('is made once', () => {
    const paid = put(card(), decide(card(), 'succeeded', null, start));
    expect(decide(paid, 'failed', 'declined', start)).toBeNull();
    expect(expire(paid)).toBeNull();
  });

  it('is no longer the payer’s once the shop has cancelled it, or it has ended', () => {
    const cancelled = put(card(), cancel(card()));
    expect(cancelled).toMatchObject({ state: 'failed', reason: 'cancelled' });
    expect(decide(cancelled, 'succeeded', null, start)).toBeNull();
    expect(cancel(put(card(), decide(card(), 'succeeded', null, start)))).toBeNull();
    expect(cancel(begin('sandbox.deposit.crypto', null, btc))).toBeNull();
  });

  it('takes ten seconds when the provider is slow', () => {
    const slow = put(card('slow'), decide(card('slow'), 'succeeded', null, start));
    expect(slow).toMatchObject({ state: 'pending', outcome: 'succeeded', stepAt: after(10) });
    expect(decide(slow, 'failed', null, start)).toBeNull();
    expect(put(slow, step(slow, after(10)))).toMatchObject({ state: 'succeeded', outcome: null });
  });

  it('is a refusal when that was picked, whatever the player presses', () => {
    expect(decide(card('decline'), 'succeeded', null, start)!.change).toMatchObject({ state: 'failed', reason: 'declined' });
  });

  it.each<[Fault | null, number[]]>([
    [null, [0]],
    ['callback-never', []],
    ['callback-twice', [0, 0]],
    ['callback-after-redirect', [3]],
  ])('with the fault %s is reported after %j seconds', (fault, seconds) => {
    const paid = put(card(fault), decide(card(fault), 'succeeded', null, start));
    expect(callbackTimes(paid, start)).toEqual(seconds.map(after));
  });
});

describe('a payout', () => {
  const payout = (fields: Record<string, string>) => begin('sandbox.withdrawal.card', null, { kind: 'payout', fields });

  it.each([
    ['4242424242424242', 'succeeded'],
    ['4000 0000 0000 0002', 'failed'],
  ])('to %s has %s after three seconds', (card_number, state) => {
    const waiting = payout({ card_number });
    expect(waiting.stepAt).toEqual(after(3));
    expect(step(waiting, after(3))!.change).toMatchObject({ state });
  });
});
