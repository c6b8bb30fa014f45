import { expect, it } from 'vitest';
import * as api from './index.ts';
import * as realtime from './realtime.ts';

it('offers exactly these names', () => {
  expect(Object.keys(api).toSorted()).toEqual([
    'ApiError',
    'codeOf',
    'createClient',
    'extraOf',
    'faultsOf',
    'isSessionOver',
    'newIdempotencyKey',
    'platformMessageOf',
    'statusOf',
  ]);
  expect(Object.keys(realtime).toSorted()).toEqual(['createRealtime', 'timeoutCode']);
});
