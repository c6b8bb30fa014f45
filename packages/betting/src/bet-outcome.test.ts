import { expect, it } from 'vitest';
import { outcomeOf } from './bet-outcome.ts';
import { halfLost, halfWon, lost, voided, won } from './leg-result.ts';
import { betOf, leg } from './testing.ts';

it.each([
  ['an undecided single', [leg('2.0')], [1], [], 'open'],
  ['a win', [leg('2.0', won)], [1], [], 'won'],
  ['a win on a quarter line', [leg('2.0', halfWon)], [1], [], 'won'],
  ['one of two doubles that pays less than the stake', [leg('1.2', won), leg('1.2', won), leg('3.0', lost)], [2], [], 'won'],
  ['a loss', [leg('2.0', lost)], [1], [], 'lost'],
  ['half a loss', [leg('2.0', halfLost)], [1], [], 'lost'],
  ['a win beside a loss', [leg('2.0', won), leg('2.0', lost)], [2], [], 'lost'],
  ['a void', [leg('2.0', voided)], [1], [], 'returned'],
  ['all cashed out, then lost', [leg('2.0', lost)], [1], [{ stake: 100n, amount: 90n }], 'cashedOut'],
  ['half cashed out, then lost', [leg('2.0', lost)], [1], [{ stake: 50n, amount: 45n }], 'lost'],
  ['half cashed out, then void', [leg('2.0', voided)], [1], [{ stake: 50n, amount: 45n }], 'returned'],
] as const)('%s: %#', (_, legs, sizes, cashOuts, outcome) => {
  expect(outcomeOf(betOf(100n, legs, sizes), cashOuts)).toBe(outcome);
});
