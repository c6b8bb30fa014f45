/**
 * What a bet counts towards the wagering, in minor units, by the weight of its game in thousandths: of a round, its bets together count up to
 * the highest bet. `staked` is what the round's bets were before it.
 */
export function countedStake(stake: bigint, weight: number, { maxBet, staked }: { maxBet: bigint | null; staked: bigint }): bigint {
  const upTo = (sum: bigint) => (maxBet === null || sum < maxBet ? sum : maxBet);
  return (BigInt(weight) * (upTo(staked + stake) - upTo(staked))) / 1_000n;
}
