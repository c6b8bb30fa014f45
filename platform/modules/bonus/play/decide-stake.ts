import { ownPlayable, playable, splitOwn, splitStake, type Parts, type StakeRule } from './split-stake.ts';

export type StakeDecision =
  | { kind: 'taken'; parts: Parts }
  /** Only the bonus has money, and this game may not use it. */
  | { kind: 'restricted' }
  | { kind: 'insufficient'; playable: bigint }
  | { kind: 'too-high'; maxStake: bigint };

/**
 * The parts of a stake, or why it is not taken. `staked` is what the round's bets were before it. The bonus limits only what would touch its
 * money: a stake above the limit that own money covers is taken from own money.
 */
export function decideStake(stake: bigint, rule: StakeRule, pockets: Parts, staked: bigint): StakeDecision {
  const most = playable(rule, pockets);
  if (stake > most) {
    const isBonusAll = most === 0n && pockets.bonus + pockets.locked > 0n;
    return isBonusAll ? { kind: 'restricted' } : { kind: 'insufficient', playable: most };
  }
  const parts = splitStake(stake, rule, pockets);
  if (parts.bonus === 0n || rule.maxBet === null || staked + stake <= rule.maxBet) return { kind: 'taken', parts };
  if (stake <= ownPlayable(rule, pockets)) return { kind: 'taken', parts: splitOwn(stake, rule, pockets) };
  return { kind: 'too-high', maxStake: highestStake(rule, pockets, staked)! };
}

/** The most that a next bet of the round may be, to be told before it is made; null where the bonus limits nothing. */
export function highestStake(rule: StakeRule, pockets: Parts, staked: bigint): bigint | null {
  if (rule.maxBet === null || rule.isExcluded || pockets.bonus === 0n) return null;
  const [left, own] = [rule.maxBet - staked, ownPlayable(rule, pockets)];
  return left > own ? left : own;
}
