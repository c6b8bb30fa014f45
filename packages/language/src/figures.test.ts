import { expect, it } from 'vitest';
import { inFiguresOf, isFigure } from './figures.ts';

it.each([
  ['en', '2.50', '2.50'],
  ['de', '2.50', '2,50'],
  ['de', 'Over 2.5, 1:0.', 'Over 2,5, 1:0.'],
  ['fa', '2.50', '۲٫۵۰'],
  ['fa', '+150', '+۱۵۰'],
  ['fa', '9/2', '۹/۲'],
  ['hi', '1902345678', '1902345678'],
  ['fa', '1902345678', '۱۹۰۲۳۴۵۶۷۸'],
])('writes in %s %s as %s', (language, text, written) => {
  expect(inFiguresOf(language, text)).toBe(written);
});

it('knows a number from a name with one', () => {
  for (const figure of ['0', '007', '2.5', '-1.25', '−1', '+150', '1/5', '2:1']) expect([figure, isFigure(figure)]).toEqual([figure, true]);
  for (const other of ['', 'A1', '+49 30', '1.2.3', '5 %', '€5']) expect([other, isFigure(other)]).toEqual([other, false]);
});
