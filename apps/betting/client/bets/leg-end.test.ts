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
  [result({ deduction: '0.2' }), 'part'],
])('%j is %s', (given, end) => expect(legEnd({ result: given })).toBe(end));
