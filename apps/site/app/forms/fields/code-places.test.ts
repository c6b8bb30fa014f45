import { expect, it } from 'vitest';
import { enterAt, placesOf } from './code-places.ts';

it.each([
  ['', 0, '1', '1', 1],
  ['12', 2, '3', '123', 3],
  ['12345', 5, '6', '123456', 5],
  // Beside, or over, the digit that stands there.
  ['12', 0, '91', '92', 1],
  ['12', 0, '19', '92', 1],
  ['11', 0, '11', '11', 1],
  ['123456', 2, '', '12 456', 2],
  ['12', 1, '', '1', 1],
  ['', 3, '7', '   7', 4],
  // Part of a code goes on from its place, a whole one is the code, wherever it lands.
  ['1', 1, '234', '1234', 4],
  ['9', 4, '123456', '123456', 5],
  ['', 4, '789', '    78', 5],
  ['', 0, '۱۲۳۴۵۶', '123456', 5],
])('[OTP-01] %j takes at place %i a typed %j: %j', (code, place, typed, after, next) => {
  expect(enterAt(code, place, typed)).toEqual({ code: after, next });
});

it.each(['a', '12a456', '1234567', '1 2'])('[OTP-01] refuses %j as a whole', (typed) => {
  expect(enterAt('12', 2, typed)).toBeNull();
});

it('shows a gap as an empty place', () => {
  expect(placesOf('1 3')).toEqual(['1', '', '3', '', '', '']);
});
