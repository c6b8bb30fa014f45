import { fraction, type Fraction } from './fraction.ts';

/** How many lines of `size` legs there are among `legs`. */
export function countCombinations(legs: number, size: number): number {
  let count = 1n;
  for (let picked = 1; picked <= size; picked += 1) count = (count * BigInt(legs - size + picked)) / BigInt(picked);
  return Number(count);
}

/**
 * The sum, over all lines of each size, of the product of their factors: elementary symmetric polynomials. They are the coefficients of
 * Π(1 + fᵢ·x), so the work grows with legs times size and no line is ever written out.
 */
export function sumOfLines(factors: readonly Fraction[], sizes: readonly number[]): Fraction {
  const longest = Math.max(...sizes);
  const sums = [1n, ...Array.from({ length: longest }, () => 0n)];
  let denominator = 1n;
  for (const { num, den } of factors) {
    denominator *= den;
    for (let size = longest; size >= 0; size -= 1) sums[size] = sums[size]! * den + (size > 0 ? sums[size - 1]! * num : 0n);
  }
  return fraction(
    sizes.reduce((total, size) => total + sums[size]!, 0n),
    denominator,
  );
}
