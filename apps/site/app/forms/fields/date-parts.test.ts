import { validate } from '@verdigale/validation';
import { expect, it } from 'vitest';
import { datePartOrder, joinDate, maskPart, splitDate } from './date-parts.ts';

const isDate = (value: string) => validate(value, [{ rule: 'date' }]).length === 0;

it('[REG-08] a date of birth goes in parts and travels as year-month-day', () => {
  expect(joinDate({ day: '8', month: '2', year: '1990' })).toBe('1990-02-08');
  expect(splitDate('1990-02-08 00:00:00')).toEqual({ day: '08', month: '02', year: '1990' });
  expect(joinDate(splitDate(''))).toBe('');
});

it('[REG-08] is no date while a part is missing or there is no such day', () => {
  expect(isDate(joinDate({ day: '8', month: '2', year: '1990' }))).toBe(true);
  for (const part of ['day', 'month', 'year'] as const)
    expect(isDate(joinDate({ day: '8', month: '2', year: '1990', [part]: '' }))).toBe(false);
  expect(isDate(joinDate({ day: '30', month: '2', year: '1990' }))).toBe(false);
});

it('takes as many digits as the part has, of any script', () => {
  expect([maskPart('day', '1a23'), maskPart('year', '۱۹۹۰۵')]).toEqual(['12', '1990']);
});

it('follows the order of the language', () => {
  expect(datePartOrder('de')).toEqual(['day', 'month', 'year']);
  expect(datePartOrder('en-US')).toEqual(['month', 'day', 'year']);
  expect(datePartOrder('fa')).toEqual(['year', 'month', 'day']);
});
