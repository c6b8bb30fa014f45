import { ApiError } from '@verdigale/client';
import { expect, it } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const refused = (code: number, fields?: Record<string, string[]>) => new ApiError(422, code, 'x', { fields });

it('knows what has a way around it: a proof of identity, and money that goes back another way first', () => {
  expect(refusalOf(refused(13011, { amount: ['Verify your identity first'] }))).toEqual({ reason: 'verify' });
  const amount = ['60.00 EUR must go back by card first', '60.00'];
  expect(refusalOf(refused(13012, { method: ['sandbox.withdrawal.card'], amount }))).toEqual({
    reason: 'returnFirst',
    method: 'sandbox.withdrawal.card',
    amount: 60,
  });
});

it.each([refused(13012, { amount: ['go back first'] }), refused(13010, { amount: ['stake first'] }), new TypeError('x')])(
  'takes %s for none',
  (error) => {
    expect(refusalOf(error)).toBeNull();
  },
);
