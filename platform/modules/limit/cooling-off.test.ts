import { expect, it } from 'vitest';
import { breakEnd } from './cooling-off.ts';

it.each([
  ['1_day', '2027-02-01'],
  ['3_days', '2027-02-03'],
  ['1_week', '2027-02-07'],
  ['1_month', '2027-02-28'],
  ['6_weeks', '2027-03-14'],
  ['2_months', '2027-03-31'],
  ['3_months', '2027-04-30'],
])('[LIM-01] a break of %s that begins on 31 January ends on %s, to the second', (period, day) => {
  expect(breakEnd(period, new Date('2027-01-31T12:34:56Z'))).toEqual(new Date(`${day}T12:34:56Z`));
});

it.each(['daily', '1_year', 'forever', '', 'toString'])('there is no break of %j', (period) => {
  expect(() => breakEnd(period, new Date())).toThrow(expect.objectContaining({ reason: 'invalid' }));
});
