import { describe, expect, it } from 'vitest';
import { countSymbol, evaluateLine, evaluateLines, type LineRules } from './evaluate.ts';
import { twentyLines } from './lines.ts';

const [wild, scatter, high, low] = [0, 1, 2, 3];
const rules: LineRules = { wild, scatter, pays: [[0, 0, 0, 5, 50, 500], [], [0, 0, 0, 20, 100, 300], [0, 0, 0, 2, 10, 40]] };

describe('evaluateLine', () => {
  it.each([
    ['pays a run from the first reel', [high, high, high, low, low], { symbol: high, count: 3, pay: 20 }],
    ['does not pay a run that starts later', [low, high, high, high, high], null],
    ['does not pay two', [high, high, low, low, low], null],
    ['lets a wild stand in the middle', [low, wild, low, wild, high], { symbol: low, count: 4, pay: 10 }],
    ['lets leading wilds stand for the first symbol', [wild, wild, high, high, low], { symbol: high, count: 4, pay: 100 }],
    ['prefers four low symbols to three wilds when they pay more', [wild, wild, wild, low, high], { symbol: low, count: 4, pay: 10 }],
    ['prefers four wilds to five low symbols', [wild, wild, wild, wild, low], { symbol: wild, count: 4, pay: 50 }],
    ['never lets a wild stand for the scatter', [scatter, wild, scatter, scatter, scatter], null],
    ['ends the run at a scatter', [high, high, high, scatter, high], { symbol: high, count: 3, pay: 20 }],
    ['pays leading wilds before a scatter', [wild, wild, wild, scatter, low], { symbol: wild, count: 3, pay: 5 }],
    ['pays a line of wilds', [wild, wild, wild, wild, wild], { symbol: wild, count: 5, pay: 500 }],
  ])('%s', (_title, symbols, expected) => {
    expect(evaluateLine(symbols, rules)).toEqual(expected);
  });
});

describe('evaluateLines', () => {
  it('pays each line once, by the rows that it crosses', () => {
    const column = [low, high, scatter];
    const wins = evaluateLines([column, column, column, [low, low, low], [scatter, low, scatter]], twentyLines, rules);
    expect(wins.filter((win) => win.line === 0)).toEqual([{ line: 0, symbol: high, count: 3, pay: 20 }]);
    expect(wins.filter((win) => win.line === 1)).toEqual([{ line: 1, symbol: low, count: 4, pay: 10 }]);
    expect(wins.some((win) => win.line === 2)).toBe(false);
  });

  it('counts a symbol wherever it is', () => {
    expect(
      countSymbol(
        [
          [scatter, low, low],
          [low, low, scatter],
          [low, scatter, low],
        ],
        scatter,
      ),
    ).toBe(3);
  });
});

describe('twentyLines', () => {
  it('are twenty different lines over three rows', () => {
    expect(new Set(twentyLines.map((line) => line.join())).size).toBe(20);
    expect(twentyLines.every((line) => line.length === 5 && line.every((row) => row >= 0 && row <= 2))).toBe(true);
  });
});
