import { expect, it } from 'vitest';
import { builderResult } from './builder.ts';
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
