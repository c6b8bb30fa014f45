import { expect, it } from 'vitest';
import { hundredthsOf, multiplierText } from './multiplier.ts';

it.each([
  ['2', 200],
  ['2.5', 250],
  ['1,01', 101],
  [' 10.999 ', 1099],
  ['۲٫۳۱', 231],
  ['२.५', 250],
  ['10000', 1_000_000],
  ['2.00×', 200],
  ['', null],
  ['-2', null],
  ['1e3', null],
  ['two', null],
])('reads %j as %j hundredths', (text, hundredths) => expect(hundredthsOf(text)).toBe(hundredths));

it('writes a multiplier in the digits of a locale', () => {
  expect([multiplierText('en', 231), multiplierText('de', 1_000_000), multiplierText('fa', 101, false)]).toEqual([
    '2.31×',
    '10000,00×',
    '۱٫۰۱',
  ]);
});
