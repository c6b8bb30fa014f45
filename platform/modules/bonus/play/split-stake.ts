import type { StakeOrder } from '../terms/terms.ts';

/** Whose money a stake or a win is made of, in minor units. */
export interface Parts {
  /** Own money. */
  real: bigint;
  /** Own money that a bonus has tied to itself. */
  locked: bigint;
  bonus: bigint;
}

/** What a bonus says of the stakes in one game. */
export interface StakeRule {
  order: StakeOrder;
  /** Of a mixed stake, how much is bonus money: `bonus` of `bonus + locked`, as they were at the activation. */
  ratio: { bonus: bigint; locked: bigint };
  /** In an excluded game the bonus does not exist. */
  isExcluded: boolean;
  /** The most that the bets of one round may be together once they touch bonus money; null for no such rule. */
  maxBet: bigint | null;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** Own money that may be staked without touching the bonus. */
export function ownPlayable({ order, isExcluded }: StakeRule, { real, locked }: Parts): bigint {
  return order === 'mixed' && !isExcluded ? real + locked : real;
}

/** All that this game may use. */
export function playable(rule: StakeRule, pockets: Parts): bigint {
  return ownPlayable(rule, pockets) + (rule.isExcluded ? 0n : pockets.bonus);
}

/** The parts of a stake that is playable. */
export function splitStake(stake: bigint, { order, ratio, isExcluded }: StakeRule, pockets: Parts): Parts {
  if (isExcluded) return { real: stake, locked: 0n, bonus: 0n };
  if (order === 'real-first') {
    const real = least(stake, pockets.real);
    return { real, locked: 0n, bonus: stake - real };
  }
  if (order === 'bonus-first') {
    const bonus = least(stake, pockets.bonus);
    return { real: stake - bonus, locked: 0n, bonus };
  }
  const whole = ratio.bonus + ratio.locked;
  const wanted = whole === 0n ? 0n : least(pockets.bonus, (stake * ratio.bonus) / whole);
  const locked = least(pockets.locked, stake - wanted);
  const real = least(pockets.real, stake - wanted - locked);
  return { real, locked, bonus: stake - locked - real };
}

/** The same without bonus money, of a stake that own money covers. */
export function splitOwn(stake: bigint, { order }: StakeRule, pockets: Parts): Parts {
  const locked = order === 'mixed' ? least(stake, pockets.locked) : 0n;
  return { real: stake - locked, locked, bonus: 0n };
}
