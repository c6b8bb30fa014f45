import { expect, it } from 'vitest';
import { builderResult, joinParts } from './builder.ts';
import { halfWon, lost, voided, won } from './leg-result.ts';

it.each([
  ['all won', [won, won], won],
  ['one lost', [won, lost], lost],
  ['one void, whatever the others', [lost, voided], voided],
  ['a half is a void part', [won, halfWon], voided],
  ['one undecided', [lost, null], null],
])('%s', (_, parts, result) => {
  expect(builderResult(parts)).toBe(result);
});

it('counts the parts of a builder as one leg, where the first of them stands', () => {
  const legs: [string, number | null][] = [
    ['a', 1],
    ['b', null],
    ['c', 1],
    ['d', 0],
    ['e', null],
  ];
  const counted = joinParts(legs, ([, builder]) => builder);
  expect(counted.map(({ builder, parts }) => [builder, parts.map(([name]) => name).join('')])).toEqual([
    [1, 'ac'],
    [null, 'b'],
    [0, 'd'],
    [null, 'e'],
  ]);
});
