import { expect, it } from 'vitest';
import { clockText, marketName, outcomeName, sportName } from './names.ts';

const names: Record<string, string> = {
  total: 'Total',
  half_total: 'Total, half {half}',
  over: 'Over',
  quarter: 'Viertel {number}, {rest}',
  home_draw: '{home} or draw',
};
const text = {
  dynamic: (_: string, name: string, params: Record<string, string | number> = {}) =>
    names[name]?.replaceAll(/\{(\w+)\}/g, (__, key: string) => String(params[key])) ?? null,
};
const sides = ['Harbour Town', 'Mill United'];
const on = (market: string, specifiers: string, outcome: string, locale = 'en') => {
  const line = { market, specifiers };
  return [marketName(text, line, locale), outcomeName(text, line, outcome, sides, locale)];
};

it.each([
  ['total', 'total=2.5', 'over', ['Total', 'Over 2.5']],
  ['half_total', 'half=1|total=0.5', 'over', ['Total, half 1', 'Over 0.5']],
  ['handicap', 'hcp=-1.5', 'home', ['Handicap', 'Harbour Town −1.5']],
  ['handicap', 'hcp=-1.5', 'away', ['Handicap', 'Mill United +1.5']],
  ['handicap', 'hcp=0', 'away', ['Handicap', 'Mill United 0']],
  ['double_chance', '', 'home_draw', ['Double chance', 'Harbour Town or draw']],
  ['correct_score', '', '2:1', ['Correct score', '2:1']],
  ['race_winner', '', '2', ['Race winner', 'Mill United']],
])('names %s %s, %s', (market, specifiers, outcome, expected) => {
  expect(on(market, specifiers, outcome)).toEqual(expected);
});

it.each([
  ['total', 'total=2.5', 'over', 'fa', 'Over ۲٫۵'],
  ['handicap', 'hcp=-1.5', 'away', 'fa', 'Mill United +۱٫۵'],
  ['correct_score', '', '2:1', 'fa', '۲:۱'],
  ['total', 'total=2.5', 'over', 'de', 'Over 2,5'],
])('writes the line of %s %s, %s, as the page in %s writes figures', (market, specifiers, outcome, locale, expected) => {
  expect(on(market, specifiers, outcome, locale)[1]).toBe(expected);
});

it('names a sport that nobody has named', () => {
  expect(sportName(text, 'table-tennis')).toBe('Table tennis');
});

it.each([
  ['Quarter 3, 07:12', 'de', 'Viertel 3, 07:12'],
  ["67'", 'fa', "۶۷'"],
  ['Interval', 'de', 'Interval'],
])('tells the clock %s in %s', (clock, locale, told) => {
  expect(clockText(text, clock, locale)).toBe(told);
});
