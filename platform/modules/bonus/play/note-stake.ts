import type { Transaction } from '#kernel';
import { contributionOf } from '../terms/contribution-of.ts';
import { shareIn, stakeRule, withBonus, type BonusPlay, type PlayedGame } from './bonus-play.ts';
import { insertStake, type StoredShare } from './bonus-play.sql.ts';
import { countedStake } from './counted-stake.ts';
import type { Parts } from './split-stake.ts';

/** A round before the bet. */
export interface RoundBefore {
  id: string;
  stake: bigint;
  payout: bigint;
}

/**
 * Notes whose money a bet was and what it counts, with the commit: once for the bet, and in the sums of its round. Nothing where no bonus has to
 * do with it. Returns the bonuses as they are then.
 */
export function noteStake(
  tx: Transaction,
  play: BonusPlay,
  game: PlayedGame,
  round: RoundBefore,
  bet: { transactionId: string; parts: Parts; at: Date },
): BonusPlay {
  const { parts } = bet;
  const share = shareIn(play, round.id);
  const bonus = share && share.of.id !== play.active?.id ? share.of : play.active;
  if (!bonus) return play;
  const contribution = stakeRule(play, game, round.id)?.isExcluded === false ? counted(bonus, game, round, parts) : 0n;
  if (!share && parts.locked + parts.bonus + contribution === 0n) return play;
  const before = share?.sums ?? {
    roundId: round.id,
    real: round.stake,
    locked: 0n,
    bonus: 0n,
    paid: round.payout,
    paidLocked: 0n,
    paidBonus: 0n,
    contribution: 0n,
  };
  const after: StoredShare = {
    ...before,
    real: before.real + parts.real,
    locked: before.locked + parts.locked,
    bonus: before.bonus + parts.bonus,
    contribution: before.contribution + contribution,
  };
  const fed = {
    ...bonus,
    balance: bonus.balance - parts.bonus,
    locked: bonus.locked - parts.locked,
    progress: bonus.progress + contribution,
    openRounds: bonus.openRounds + (share ? 0 : 1),
  };
  tx.write(insertStake(fed, after, { ...bet, contribution }));
  return withBonus(play, fed);
}

function counted(
  { terms, maxBet }: NonNullable<BonusPlay['active']>,
  game: PlayedGame,
  { stake: staked }: RoundBefore,
  { real, locked, bonus }: Parts,
): bigint {
  return countedStake(real + locked + bonus, contributionOf(terms, game), { maxBet, staked });
}
