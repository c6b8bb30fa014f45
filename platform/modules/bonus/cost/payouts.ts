/** What one stake of a game pays, in `perStake` parts of the stake, and how often. Chances add up to 1. Statistics, not money: floats. */
export interface Payouts {
  perStake: number;
  outcomes: readonly { pay: number; chance: number }[];
}

/** What a stake loses on average, as a share of it. */
export function edgeOf({ perStake, outcomes }: Payouts): number {
  return 1 - outcomes.reduce((sum, { pay, chance }) => sum + pay * chance, 0) / perStake;
}

/** The variance of what one stake of 1 brings. */
export function varianceOf(payouts: Payouts): number {
  const mean = 1 - edgeOf(payouts);
  return payouts.outcomes.reduce((sum, { pay, chance }) => sum + chance * (pay / payouts.perStake - mean) ** 2, 0);
}

export type Volatility = 'low' | 'medium' | 'high';

/** Small and large win with the large one's share of the return: what is known of a game whose mathematics is not ours. */
const shapes: Record<Volatility, { small: number; large: number; largeShare: number }> = {
  low: { small: 2, large: 10, largeShare: 0.2 },
  medium: { small: 2, large: 20, largeShare: 0.4 },
  high: { small: 4, large: 68, largeShare: 0.7 },
};

/** A game of this return that pays nothing, a small or a large win: for third parties' games, of which only that much is published. */
export function threePoints(rtp: number, volatility: Volatility): Payouts {
  const { small, large, largeShare } = shapes[volatility];
  const [often, seldom] = [(rtp * (1 - largeShare)) / small, (rtp * largeShare) / large];
  if (!(rtp > 0) || often + seldom > 1) throw new RangeError(`no such game returns ${rtp}`);
  return {
    perStake: 1,
    outcomes: [
      { pay: 0, chance: 1 - often - seldom },
      { pay: small, chance: often },
      { pay: large, chance: seldom },
    ],
  };
}
