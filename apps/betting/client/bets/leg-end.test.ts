import { expect, it } from 'vitest';
import { legEnd } from './leg-end.ts';

const result = (more: object = {}) => ({ isWon: true, voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: '', ...more });

it.each([
  [null, 'open'],
  [result(), 'won'],
  [result({ isWon: false }), 'lost'],
  [result({ isWon: false, voidFactor: '1' }), 'void'],
  [result({ isWon: false, voidFactor: '0.5' }), 'part'],
  [result({ deadHeatFactor: '0.5' }), 'part'],
  [result({ deadHeatFactor: '1/3' }), 'part'],
  [result({ deadHeatFactor: '1/1' }), 'won'],
  [result({ deadHeatFactor: '1.00' }), 'won'],
  [result({ deduction: '0.2' }), 'won'],
])('%j is %s', (given, end) => expect(legEnd({ result: given, place: null })).toBe(end));

it.each([
  [result(), result(), 'won'],
  [result({ isWon: false }), result(), 'part'],
  [result({ isWon: false }), result({ isWon: false }), 'lost'],
  [result({ isWon: false }), null, 'open'],
  [result({ isWon: false, voidFactor: '1' }), result({ isWon: false, voidFactor: '1' }), 'void'],
])('each way, %j and a place that ended as %j are %s', (win, place, end) => {
  expect(legEnd({ result: win, place: { terms: { places: 3, fraction: '1/5' }, result: place } })).toBe(end);
});
