import type { Account, BonusTerms, PlayerBonus } from '@verdigale/contract';
import { isExcluded, type SharedGame } from './game-share.ts';

/** Whose money a stake takes: the player's own only, own before the bonus, the bonus, the bonus before own, or both at once. */
export type WhoseMoney = 'own' | 'own-first' | 'bonus' | 'bonus-first' | 'mixed';

type Running = Pick<PlayerBonus, 'balance'> & { terms: BonusTerms };

/** Whose money plays now while this bonus runs. */
export function whoseMoney(bonus: Running, { realBalance }: Pick<Account, 'realBalance'>, game: SharedGame): WhoseMoney {
  if (isExcluded(bonus.terms, game) || (bonus.balance ?? 0) <= 0) return 'own';
  const isOwnLeft = realBalance > 0;
  switch (bonus.terms.stakeOrder) {
    case 'real-first':
      return isOwnLeft ? 'own-first' : 'bonus';
    case 'bonus-first':
      return isOwnLeft ? 'bonus-first' : 'bonus';
    case 'mixed':
      return 'mixed';
  }
}
