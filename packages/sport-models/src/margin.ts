import { rungBelow } from './ladder.ts';

/**
 * The chances with the bookmaker's margin in them, by the power method: each is raised to the exponent at which their sum has grown by the
 * margin. Long shots carry more of it, and none leaves 0 to 1 (Clarke, Kovalchik and Ingram 2017).
 */
export function withMargin(chances: readonly number[], margin: number): number[] {
  const total = (exponent: number) => chances.reduce((sum, chance) => sum + (chance > 0 ? chance ** exponent : 0), 0);
  const wanted = total(1) * (1 + margin);
  // Where an outcome is certain no exponent may reach the sum; its price is then below any that is offered.
  let [low, high] = [0, 1];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (total(middle) > wanted) low = middle;
    else high = middle;
  }
  return chances.map((chance) => (chance > 0 ? chance ** low : 0));
}

/** The prices in hundredths on the ladder; null for what cannot be offered. The margin is never less than what was asked for. */
export const pricesOf = (chances: readonly number[], margin: number): (number | null)[] =>
  withMargin(chances, margin).map((chance) => (chance > 0 ? rungBelow(1 / chance) : null));
