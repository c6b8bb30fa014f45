import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { canRetry, faultOfAnswer } from './upload-fault.ts';

const refused = ({ status, code }: { status: number; code: number | 'malformed' }, fields = {}) =>
  new ApiError(status, code, 'no', { fields });

it.each([
  ['too many uploads for now', refused(errors.tooManyRequests), 'tooMany', true],
  ['an account that is full', refused(errors.documentsFull), 'full', true],
  ['a file that is too large', refused(errors.payloadTooLarge), 'size', false],
  ['a file of another kind', refused(errors.documentRefused), 'type', false],
  ['a file that is too large for a server in between', refused({ status: 413, code: 'malformed' }), 'size', false],
  ['a refusal of another platform', refused({ status: 422, code: 1 }, { file: ['Too dark'] }), 'refused', false],
  ['no answer', new TypeError('fetch failed'), 'failed', true],
] as const)('[PROFILE-03] tells %s from the others', (_, error, fault, isRetried) => {
  expect([faultOfAnswer(error), canRetry({ fault })]).toEqual([fault, isRetried]);
});
