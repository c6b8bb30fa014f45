import { expect, it } from 'vitest';
import { passedMark } from './countdown.ts';

it('speaks at five minutes, one minute and thirty seconds', () => {
  expect([301, 300, 61, 60, 31, 30, 0].map(passedMark)).toEqual([undefined, 300, 300, 60, 60, 30, 30]);
});
