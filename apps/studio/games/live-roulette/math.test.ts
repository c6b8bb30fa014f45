import { describe, expect, it } from 'vitest';
import { rational, toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { settle } from '../shared-table.ts';
import { liveRoulette } from './index.ts';
import { pockets, returned, rulesOf, spin } from './math.ts';
import { titles } from './titles.ts';

const [plain, partage, , storm] = titles as [
  (typeof titles)[number],
  (typeof titles)[number],
  (typeof titles)[number],
  (typeof titles)[number],
];

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const rules = rulesOf(title);

  it('[G6] returns on every place what all numbers, and all ways to strike one, make it', () => {
    const weights = title.strikes?.times.reduce((sum, [, weight]) => sum + weight, 0) ?? 1;
    for (const place of rules.places) {
      // A number in so many is struck; a single number returns by whether it is.
      const ways = title.strikes?.times ?? [];
      let paid = 0;
      for (let number = 0; number < pockets; number += 1) {
        const calm = returned(title, place, [number, []]) * weights;
        const struck = ways.reduce((sum, [times, weight]) => sum + returned(title, place, [number, [[number, times]]]) * weight, 0);
        paid += title.strikes ? calm * (pockets - title.strikes.numbers) + struck * title.strikes.numbers : calm * pockets;
      }
      expect(rational(BigInt(paid), BigInt(pockets * pockets * weights * 100)), place).toEqual(rules.exactReturn(place));
    }
  });

  it('[G6] returns its figures by play', () => {
    const game = liveRoulette(title);
    for (const name of ['straight-17', 'red', 'corner-1-2-4-5']) {
      expectStatedReturn(
        game,
        game.strategies!.find((each) => each.name === name),
        15_000,
      );
    }
  });

  it('returns whole multiples of its step, and never more than its highest', () => {
    const source = seededSource(7);
    for (let round = 0; round < 300; round += 1) {
      const result = rules.draw(source);
      for (const place of rules.places) {
        const back = rules.returned(place, result);
        expect(back % rules.returnStep).toBe(0);
        expect(back).toBeLessThanOrEqual(rules.highest);
      }
    }
  });
});

it('gives half of an even bet back at zero where the table says so', () => {
  expect(['red', 'low', 'dozen-1', 'straight-0'].map((place) => returned(partage, place, [0, []]))).toEqual([50, 50, 0, 3600]);
  expect(returned(plain, 'red', [0, []])).toBe(0);
  expect(toDecimal(rulesOf(partage).exactReturn('odd'), 6)).toBe('0.986486');
});

it('strikes four different numbers before the ball falls, which return more when they come', () => {
  const source = seededSource(11);
  for (let round = 0; round < 200; round += 1) {
    const [, struck] = spin(storm, source);
    expect(new Set(struck.map(([number]) => number)).size).toBe(4);
    expect(struck.every(([, times]) => [50, 100, 200, 500].includes(times))).toBe(true);
  }
  const choice = [
    { bet: 'straight-8', units: 5 },
    { bet: 'split-8-9', units: 5 },
    { bet: 'red', units: 10 },
  ];
  expect(settle(rulesOf(storm), [8, [[8, 200]]], choice)).toMatchObject({
    pay: 5 * 20_000 + 5 * 1800,
    wins: [
      { bet: 'straight-8', pay: 100_000 },
      { bet: 'split-8-9', pay: 9000 },
    ],
  });
});
