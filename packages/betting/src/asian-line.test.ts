import { describe, expect, it } from 'vitest';
import { handicapResult, parseLine, totalResult } from './asian-line.ts';
import { add, fraction, half, multiply } from './fraction.ts';
import { halfLost, halfWon, legFactor, lost, voided, won } from './leg-result.ts';
import { parsePrice } from './price.ts';

const margins = Array.from({ length: 11 }, (_, at) => at - 5);
const quarters = Array.from({ length: 41 }, (_, at) => at - 20);
const price = parsePrice('1.90');
const worth = (margin: number, line: number) => legFactor(price, handicapResult(margin, line));

/** bet365's rules for Asian handicaps: the line, and the result at each margin from −2 to 2. */
const table = {
  '0': [lost, lost, voided, won, won],
  '-0.25': [lost, lost, halfLost, won, won],
  '0.25': [lost, lost, halfWon, won, won],
  '-0.5': [lost, lost, lost, won, won],
  '0.5': [lost, lost, won, won, won],
  '-0.75': [lost, lost, lost, halfWon, won],
  '0.75': [lost, halfLost, won, won, won],
  '-1': [lost, lost, lost, voided, won],
  '1': [lost, voided, won, won, won],
};

describe('Asian lines', () => {
  it.each(Object.entries(table))('%s as bet365 settles it', (text, results) => {
    expect([-2, -1, 0, 1, 2].map((margin) => handicapResult(margin, parseLine(text)))).toEqual(results);
  });

  it('a quarter line is the mean of its neighbours, at every margin', () => {
    for (const margin of margins) {
      for (const line of quarters.filter((line) => line % 2 !== 0)) {
        expect(worth(margin, line), `${margin} at ${line}`).toEqual(multiply(half, add(worth(margin, line - 1), worth(margin, line + 1))));
      }
    }
  });

  it('one side is worth what the other is not', () => {
    const opposite = new Map([
      [won, lost],
      [lost, won],
      [voided, voided],
      [halfWon, halfLost],
      [halfLost, halfWon],
    ]);
    for (const margin of margins) {
      for (const line of quarters) expect(handicapResult(-margin, -line)).toBe(opposite.get(handicapResult(margin, line)));
    }
    for (const total of [0, 1, 2, 3, 7]) {
      for (const line of quarters) expect(totalResult('under', total, line)).toBe(opposite.get(totalResult('over', total, line)));
    }
  });

  it('a total of 2.25: three goals win, two lose half', () => {
    expect([3, 2, 1].map((goals) => totalResult('over', goals, parseLine('2.25')))).toEqual([won, halfLost, lost]);
    expect(legFactor(price, totalResult('under', 2, parseLine('2.25')))).toEqual(fraction(145n, 100n));
  });

  it.each(['0.1', '', 'x', '1e2', '--1', '0.125', '.5'])('%j is no line', (text) => {
    expect(() => parseLine(text)).toThrow(RangeError);
  });
});
