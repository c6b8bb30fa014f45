import { expect, it } from 'vitest';
import { exclusionEnd } from './exclude-player.ts';

it.each([
  ['3_months', '2026-11-30'],
  ['6_months', '2027-02-28'],
  ['9_months', '2027-05-31'],
  ['1_year', '2027-08-31'],
  ['5_years', '2031-08-31'],
])('[LIM-01] a self-exclusion of %s that begins on 31 August ends on %s, to the second', (period, day) => {
  expect(exclusionEnd(period, new Date('2026-08-31T12:34:56Z'))).toEqual(new Date(`${day}T12:34:56Z`));
});

it('[LIM-01] a self-exclusion for good has no end, and there is none of another period', () => {
  expect(exclusionEnd('forever', new Date())).toBeNull();
  for (const period of ['1_day', '1_month', '', 'toString'])
    expect(() => exclusionEnd(period, new Date())).toThrow(expect.objectContaining({ reason: 'invalid' }));
});
