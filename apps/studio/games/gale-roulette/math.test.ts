import { describe, expect, it } from 'vitest';
import { rational } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { betKinds, bets, returnOf } from './bets.ts';
import { exactRtp } from './exact.ts';
import { pockets, readRouletteChoice, settle, spinWheel } from './math.ts';

describe('the table', () => {
  it('has every bet of European roulette once', () => {
    expect(betKinds.map((kind) => bets.filter((bet) => bet.kind === kind).length)).toEqual([37, 60, 14, 23, 11, 3, 3, 6]);
    expect(new Set(bets.map((bet) => bet.identity)).size).toBe(bets.length);
    expect(new Set(bets.map((bet) => bet.numbers.join())).size).toBe(bets.length);
  });

  it('covers 1, 2, 3, 4, 6, 12 or 18 numbers, and pays as European roulette does everywhere', () => {
    const odds = betKinds.map((kind) => [...new Set(bets.filter((bet) => bet.kind === kind).map((bet) => returnOf(bet) - 1))]);
    expect(odds).toEqual([[35], [17], [11], [8], [5], [2], [2], [1]]);
    expect(bets.find((bet) => bet.identity === 'red')?.numbers.length).toBe(18);
    expect(bets.find((bet) => bet.identity === 'corner-32-33-35-36')).toBeDefined();
  });

  it('returns 36/37 on every place, and so on all of them together', () => {
    for (const { identity } of bets) expect(exactRtp([{ bet: identity, units: 20 }]), identity).toEqual(rational(36n, 37n));
    const spread = ['straight-17', 'split-0-2', 'street-0-1-2', 'black'].map((bet) => ({ bet, units: 5 }));
    expect(exactRtp(spread)).toEqual(rational(36n, 37n));
  });
});

it.each([
  null,
  [],
  {},
  [{ bet: 'red', units: 19 }],
  [{ bet: 'red', units: 21 }],
  [{ bet: 'red', units: 20.5 }],
  [{ bet: 'red', units: '20' }],
  [{ bet: 'green', units: 20 }],
  [{ bet: 'split-1-5', units: 20 }],
  [{ bet: 'red', units: 20, pay: 2 }],
  [
    { bet: 'red', units: 10 },
    { bet: 'red', units: 10 },
  ],
  [
    { bet: 'red', units: 30 },
    { bet: 'black', units: -10 },
  ],
])('takes no choice such as %j', (value) => {
  expect(readRouletteChoice(value)).toBeUndefined();
});

it('settles several places in one round, and says which of them won', () => {
  const choice = [
    { bet: 'straight-17', units: 2 },
    { bet: 'black', units: 8 },
    { bet: 'dozen-1', units: 10 },
  ];
  expect(readRouletteChoice(choice)).toEqual(choice);
  expect(settle(17, choice)).toEqual({
    number: 17,
    wins: [
      { bet: 'straight-17', pay: 72 },
      { bet: 'black', pay: 16 },
    ],
    pay: 88,
    isOver: true,
  });
  expect(settle(0, choice)).toEqual({ number: 0, wins: [], pay: 0, isOver: true });
});

it('spins the same number from the same words, each of the 37 at times', () => {
  const red = [{ bet: 'red', units: 20 }];
  expect(spinWheel(seededSource(5), red)).toEqual(spinWheel(seededSource(5), red));
  const source = seededSource(3);
  expect(new Set(Array.from({ length: 1000 }, () => spinWheel(source, red).number)).size).toBe(pockets);
});
