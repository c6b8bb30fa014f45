/** The steps between prices, in hundredths: up to this price, so far apart. */
const steps: readonly (readonly [below: number, step: number])[] = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1_000, 20],
  [2_000, 50],
  [3_000, 100],
  [5_000, 200],
  [10_000, 500],
  [100_000, 1_000],
];
const lowest = 101;

/** The rung at or below a price, in hundredths; null below 1.01, where nothing is offered. Never above 1,000. */
export function rungBelow(price: number): number | null {
  // A price that is on a rung may be a hair below it as a float.
  const cents = Math.min(price * 100 + 1e-9, 100_000);
  if (cents < lowest) return null;
  const [, step] = steps.find(([below]) => cents < below) ?? steps.at(-1)!;
  return Math.floor(cents / step) * step;
}

/** A price as feeds write it. */
export const priceText = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
