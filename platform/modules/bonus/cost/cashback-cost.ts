/**
 * What a share of losses paid back costs on average, for a player who stakes `staked` in stakes of `stake` on a game of this edge and variance: losses
 * only count, so that it is always more than the share of the average loss. By the normal distribution, which the sum of many stakes has.
 */
export function cashbackCost(
  share: number,
  { staked, stake, edge, variance }: { staked: number; stake: number; edge: number; variance: number },
): number {
  const mean = edge * staked;
  const deviation = Math.sqrt(staked * stake * variance);
  if (deviation === 0) return share * Math.max(0, mean);
  const ratio = mean / deviation;
  return share * (deviation * density(ratio) + mean * distribution(ratio));
}

const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** Of the normal distribution, by Abramowitz and Stegun 26.2.17: off by less than 1e-7. */
function distribution(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail = density(x) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}
