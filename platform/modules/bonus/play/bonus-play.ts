import { playerBonusStatus } from '@verdigale/contract';
import type { Kernel, Queryable } from '#kernel';
import { isOverdue } from '../lifecycle/is-overdue.ts';
import type { PlayerBonusRow } from '../player-bonus.sql.ts';
import { isExcluded, type RatedGame } from '../terms/contribution-of.ts';
import type { Product } from '../terms/terms.ts';
import { bonusesInPlay, type InPlayRow, type StoredShare } from './bonus-play.sql.ts';
import { grantedBonuses } from './granted-bonuses.ts';
import type { Parts, StakeRule } from './split-stake.ts';

/** How an open round is staked, and the bonus that has a share in it. */
export interface OpenShare {
  sums: StoredShare;
  of: PlayerBonusRow;
}

/**
 * What bonuses have to do with the bets of one account: the active one, and the rounds that any of them has a share in. One whose time is over takes no
 * part in further bets, though the job that ends it has not come to it yet.
 */
export interface BonusPlay {
  active: PlayerBonusRow | null;
  shares: readonly OpenShare[];
}

export interface PlayedGame extends RatedGame {
  product: Product;
}

/** Read after the player's lock, with whatever else a call needs. */
export async function readBonusPlay(db: Queryable, kernel: Pick<Kernel, 'db' | 'clock'>, accountId: string): Promise<BonusPlay> {
  const rows = await db.all(bonusesInPlay(accountId));
  if (rows.length === 0) return { active: null, shares: [] };
  const granted = await grantedBonuses(db, kernel, new Set(rows.map(({ id }) => id)));
  const open = rows.filter(hasShare);
  // A bonus stands in a row for each of its open rounds.
  const bonuses = new Map<string, PlayerBonusRow>();
  for (const row of rows) {
    if (bonuses.has(row.id)) continue;
    const openRounds = open.filter(({ id }) => id === row.id).length;
    bonuses.set(row.id, { ...granted.get(row.id)!, ...row, openRounds });
  }
  const active = rows.find(({ status }) => status === playerBonusStatus.active);
  const bonus = active && bonuses.get(active.id)!;
  return {
    active: bonus && !isOverdue(bonus, kernel.clock.now()) ? bonus : null,
    shares: open.map((row) => ({ sums: sumsOf(row), of: bonuses.get(row.id)! })),
  };
}

type WithShare = { [K in keyof InPlayRow]: NonNullable<InPlayRow[K]> };
const hasShare = (row: InPlayRow): row is InPlayRow & WithShare => row.roundId !== null;

const sumsOf = (row: WithShare): StoredShare => ({
  roundId: row.roundId,
  real: row.shareReal,
  locked: row.shareLocked,
  bonus: row.shareBonus,
  paid: row.sharePaid,
  paidLocked: row.sharePaidLocked,
  paidBonus: row.sharePaidBonus,
  contribution: row.shareContribution,
});

/** The share in this round, if any bonus has one. */
export function shareIn({ shares }: BonusPlay, roundId: string | null): OpenShare | undefined {
  return shares.find(({ sums }) => sums.roundId === roundId);
}

/** How the active bonus takes part in a game, or in one round of it; it takes no part in a round that another bonus has a share in. */
export function stakeRule(play: BonusPlay, game: PlayedGame, roundId: string | null = null): StakeRule | null {
  const { active } = play;
  if (!active) return null;
  const { terms, amount, lockedAtStart, maxBet } = active;
  const owner = shareIn(play, roundId)?.of ?? active;
  return {
    order: terms.stakeOrder,
    ratio: { bonus: amount, locked: lockedAtStart },
    isExcluded: terms.product !== game.product || isExcluded(terms, game) || owner.id !== active.id,
    maxBet,
  };
}

/** The money that a stake may come from: of the pockets, what belongs to the active bonus. */
export function stakePockets({ active }: BonusPlay, real: bigint): Parts {
  return { real, locked: active?.locked ?? 0n, bonus: active?.balance ?? 0n };
}

/** The same after a change of one of its bonuses. */
export function withBonus({ active, shares }: BonusPlay, changed: PlayerBonusRow): BonusPlay {
  if (active?.id !== changed.id) return { active, shares };
  return { active: changed.status === playerBonusStatus.active ? changed : null, shares };
}
