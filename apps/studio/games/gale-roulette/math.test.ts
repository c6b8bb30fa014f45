import { describe, expect, it } from 'vitest';
import { rational } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { betKinds, bets, returnOf } from './bets.ts';
import { exactRtp } from './exact.ts';
import { galeRules, rouletteGames } from './index.ts';
import { pockets, readRouletteChoice, settle, spinWheels } from './math.ts';
import { titles } from './titles.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';

const [french, twin] = titles as [(typeof titles)[number], (typeof titles)[number]];

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
    for (const { identity } of bets) expect(exactRtp(galeRules, [{ bet: identity, units: 20 }]), identity).toEqual(rational(36n, 37n));
    const spread = ['straight-17', 'split-0-2', 'street-0-1-2', 'black'].map((bet) => ({ bet, units: 5 }));
    expect(exactRtp(galeRules, spread)).toEqual(rational(36n, 37n));
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
  expect(readRouletteChoice(galeRules, value)).toBeUndefined();
});

it('settles several places in one round, and says which of them won', () => {
  const choice = [
    { bet: 'straight-17', units: 2 },
    { bet: 'black', units: 8 },
    { bet: 'dozen-1', units: 10 },
  ];
  expect(readRouletteChoice(galeRules, choice)).toEqual(choice);
  expect(settle(galeRules, [17], choice)).toEqual({
    numbers: [17],
    wins: [
      { bet: 'straight-17', pay: 72 },
      { bet: 'black', pay: 16 },
    ],
    pay: 88,
    isOver: true,
  });
  expect(settle(galeRules, [0], choice)).toEqual({ numbers: [0], wins: [], pay: 0, isOver: true });
});

it('spins the same number from the same words, each of the 37 at times', () => {
  const red = [{ bet: 'red', units: 20 }];
  expect(spinWheels(galeRules, seededSource(5), red)).toEqual(spinWheels(galeRules, seededSource(5), red));
  const source = seededSource(3);
  expect(new Set(Array.from({ length: 1000 }, () => spinWheels(galeRules, source, red).numbers[0])).size).toBe(pockets);
});

describe('half at zero', () => {
  it('gives half of an even bet back, and nothing of any other', () => {
    const choice = [
      { bet: 'red', units: 3 },
      { bet: 'dozen-1', units: 1 },
      { bet: 'straight-0', units: 1 },
    ];
    // In halves of a chip: 3 of them for red, 72 for the number.
    expect(settle(french, [0], choice).wins).toEqual([
      { bet: 'red', pay: 3 },
      { bet: 'straight-0', pay: 72 },
    ]);
    expect(settle(french, [1], choice).pay).toBe(3 * 2 * 2 + 3 * 2);
  });

  it('returns 73/74 on even bets, 36/37 on the others', () => {
    for (const { identity, kind } of bets)
      expect(exactRtp(french, [{ bet: identity, units: 5 }]), identity).toEqual(kind === 'even' ? rational(73n, 74n) : rational(36n, 37n));
  });
});

describe('two wheels', () => {
  it('pay each for its half of every chip', () => {
    const choice = [
      { bet: 'straight-17', units: 2 },
      { bet: 'black', units: 3 },
    ];
    expect(settle(twin, [17, 17], choice).pay).toBe(2 * (2 * 36 + 3 * 2));
    expect(settle(twin, [17, 0], choice).pay).toBe(2 * 36 + 3 * 2);
    expect(settle(twin, [2, 1], choice).wins).toEqual([{ bet: 'black', pay: 6 }]);
  });

  it('return what every pair of numbers pays on average', () => {
    const choice = [
      { bet: 'straight-17', units: 2 },
      { bet: 'dozen-2', units: 3 },
    ];
    let total = 0;
    for (let first = 0; first < pockets; first += 1)
      for (let second = 0; second < pockets; second += 1) total += settle(twin, [first, second], choice).pay;
    expect(rational(BigInt(total), BigInt(pockets * pockets * 10))).toEqual(exactRtp(twin, choice));
  });
});

it.each(rouletteGames.map((game) => [game.name, game] as const))('[G6] %s returns in play what is stated', (_, game) => {
  for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 10_000);
});
