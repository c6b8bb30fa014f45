import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../engine/rational.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { settle } from '../shared-table.ts';
import { liveSicBo } from './index.ts';
import { rulesOf } from './math.ts';
import { titles } from './titles.ts';

const faces = [1, 2, 3, 4, 5, 6];
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const rules = rulesOf(title);

  it('[G6] returns 80 to 98 % of the stakes on every place, by all throws, in whole multiples of its step', () => {
    for (const place of rules.places) {
      const returns = throws.map((dice) => rules.returned(place, dice));
      expect(returns.every((each) => each % title.payStep === 0 && each <= rules.highest)).toBe(true);
      const share = returns.reduce((sum, each) => sum + each, 0) / (100 * throws.length);
      expect(share, place).toBeCloseTo(Number(toDecimal(rules.exactReturn(place), 12)), 9);
      expect(share, place).toBeGreaterThan(0.8);
      expect(share, place).toBeLessThan(0.98);
    }
  });

  it('[G6] returns its figures by play', () => {
    const game = liveSicBo(title);
    for (const name of ['small', 'total-9', 'single-4']) {
      expectStatedReturn(
        game,
        game.strategies!.find((each) => each.name === name),
        8_000,
      );
    }
  });
});

it('pays several places of one throw', () => {
  const [first] = titles as [(typeof titles)[number]];
  const choice = [
    { bet: 'small', units: 4 },
    { bet: 'single-2', units: 5 },
    { bet: 'triple-2', units: 1 },
  ];
  expect(settle(rulesOf(first), [2, 2, 3], choice).wins).toEqual([
    { bet: 'small', pay: 800 },
    { bet: 'single-2', pay: 1500 },
  ]);
});
