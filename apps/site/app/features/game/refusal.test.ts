import { ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { refusalOf, refusalOfCode } from './refusal.ts';

it.each([
  [14100, 423, 'limit-reached'],
  [14101, 423, 'limit-reached'],
  [14105, 423, 'limit-reached'],
  [14103, 423, 'home'],
  [14306, 423, 'product'],
  [11057, 423, 'identity'],
  [14308, 451, 'country'],
  [14110, 423, 'stopped'],
  [errors.gameUnavailable.code, 409, 'again'],
  [14999, 409, 'missing'],
  [errors.internal.code, 500, 'again'],
  ['network', 0, 'again'],
] as const)('[GAME-03] a launch that is refused with %s leads to: %s %s', (code, status, expected) => {
  expect(refusalOf(new ApiError(status, code, ''))).toBe(expected);
});

it.each([
  [14101, 'limit-reached'],
  [14306, 'product'],
  [14110, 'stopped'],
  [14111, 'soon'],
  [14999, null],
] as const)('[GAME-06] the code %s of a refused bet leads to: %s', (code, expected) => {
  expect(refusalOfCode(code)).toBe(expected);
});
