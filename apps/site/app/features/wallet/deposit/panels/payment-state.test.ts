import { describe, expect, it } from 'vitest';
import { paymentState } from './payment-state.ts';

const pending = (publicData: Record<string, string> | null = null) => ({ status: 1, statusResult: '', publicData });
const ended = (status: number, statusResult = '') => ({ status, statusResult, publicData: null });

describe('the state of a payment', () => {
  it('waits while nothing is heard, until its time is over', () => {
    expect(paymentState(undefined, false)).toEqual({ kind: 'waiting' });
    expect(paymentState(pending({ qr: 'x' }), false)).toEqual({ kind: 'waiting' });
    expect(paymentState(pending(), true)).toEqual({ kind: 'expired' });
  });

  it('ends as the platform says, whatever the clock of the browser says', () => {
    expect(paymentState(ended(2), true)).toEqual({ kind: 'paid' });
    expect(paymentState(ended(3), true)).toEqual({ kind: 'failed' });
    expect(paymentState(ended(3, 'expired'), false)).toEqual({ kind: 'expired' });
    expect(paymentState(ended(3, 'declined-by-player'), true)).toEqual({ kind: 'cancelled' });
    expect([paymentState(ended(3, 'returning'), false), paymentState(ended(3, 'returned'), true)]).toEqual([
      { kind: 'returned' },
      { kind: 'returned' },
    ]);
  });

  it('[DEP-08] goes on an address from seen over its confirmations', () => {
    const all = { received: '30.5', expected: '20', confirmationsNeeded: '3' };
    expect(paymentState(pending({ ...all, received: '0' }), false)).toEqual({ kind: 'waiting' });
    expect(paymentState(pending({ ...all, confirmations: '0' }), false)).toEqual({ kind: 'seen' });
    expect(paymentState(pending({ ...all, confirmations: '2' }), false)).toEqual({ kind: 'confirming', confirmations: 2, needed: 3 });
  });

  it('says what is missing when less than the minimum arrived, also after the time is over', () => {
    const part = { received: '0.00012', expected: '0.0002', confirmations: '1', confirmationsNeeded: '3' };
    expect(paymentState(pending(part), true)).toEqual({ kind: 'underpaid', received: 0.00012, expected: 0.0002 });
  });
});
