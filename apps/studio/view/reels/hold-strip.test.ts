import { expect, it } from 'vitest';
import { passing } from './hold-strip.ts';

it('shows a coin as often as one really comes, and moves every place down', () => {
  const turned = Array.from({ length: 1600 }, (_, at) => at + 0.25);
  const shown = turned.map((at) => passing(0, at, { coins: 1, of: 16 })).flat();
  expect(Math.abs(shown.filter(({ isCoin }) => isCoin).length - (3 * 1600) / 16)).toBeLessThan(4);
  expect(shown.slice(0, 3).map(({ below }) => below)).toEqual([1.25, 0.25, -0.75]);
});
