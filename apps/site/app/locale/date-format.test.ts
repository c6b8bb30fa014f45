import { expect, it } from 'vitest';
import { formatDate, type DateStyle } from './date-format.ts';

const noon = new Date(2026, 2, 5, 14, 7);

it.each<[DateStyle, string, string]>([
  ['day', 'en', '5 March 2026'],
  ['shortDay', 'de', '05.03.2026'],
  ['moment', 'de', '05.03.2026, 14:07'],
  ['moment', 'en', '5 Mar 2026, 14:07'],
  ['row', 'de', '05.03.2026, 14:07'],
  ['row', 'en', '05/03/2026, 14:07'],
])('writes a %s in %s', (style, locale, text) => {
  expect(formatDate(noon, style, locale)).toBe(text);
  expect(formatDate(noon.toISOString(), style, locale)).toBe(text);
});

it('writes a calendar day alike in every time zone', () => {
  expect(formatDate('1990-02-03T00:00:00Z', 'calendarDay', 'en')).toBe('3 February 1990');
});

it('writes the digits of the language', () => {
  expect(formatDate(noon, 'row', 'fa')).toMatch(/^[۰-۹]/);
});
