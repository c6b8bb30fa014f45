import { betStatus } from '@verdigale/contract';
import { difference } from '@verdigale/betting';
import { money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { moveShare, shareTarget, type ShareTarget } from '#modules/bonus';
import { emitRoundFinished, retargetRound } from '#modules/game';
import { addStake, takeBackStake } from '#modules/risk';
import { addOwed, debtsOf, updateBet, type StoredBet } from '#modules/sportsbook';
import type { LockedAccount, TransferKind } from '#modules/wallet';
import { emitBet } from './bet-changed.ts';
import type { LockedBet } from './locked-bet.ts';
import { postMove, type Moved } from './post-move.ts';

/** Where a bet goes: its state, and where its money should stand. */
export type Move = Pick<StoredBet, 'state' | 'status' | 'closed' | 'paid'> &
  Partial<Pick<StoredBet, 'decidedAt' | 'rejection' | 'mostPayout'>> & { kind: TransferKind };

/**
 * The one way in which a bet's money moves: posts the difference between where it stands and where it should, and takes the bet, its round, its
 * turnover and its share in a bonus along. What a correction takes back and the player no longer has stays owed; returns of later bets cover it first,
 * but a stake that comes back because nothing was bet covers what this bet itself owes and no more, since it may be a deposit. The caller holds the
 * player's lock and has read the bet under it.
 */
export async function moveBet(tx: Transaction, kernel: Kernel, { account, bet, share }: LockedBet, move: Move): Promise<LockedAccount> {
  const now = kernel.clock.now();
  const revision = bet.revision + 1;
  const isGivenBack = move.state === 'rejected' || (move.status === betStatus.refund && bet.cashOuts.length === 0);
  const isNews = move.state === 'settled' && !isGivenBack && !bet.isTold;
  const target = share && shareTarget(share, move.paid, isGivenBack || bet.voidedFor !== null);
  const ofBonus = bonusPartOf(target);
  const isBonusOver = share?.of.endedBy != null;
  const posted = await post(tx, kernel, account, bet, { ...move, revision, target, isBonusOver, isGivenBack });
  const isOpen = move.state === 'open';
  const after = share && target ? moveShare(tx, kernel, posted, share, target, { isOpen, isCounted: !isGivenBack }) : posted;
  const { kind: _, ...changes } = move;
  const correctedAt = move.kind === 'sport-correction' ? now : bet.correctedAt;
  tx.write(updateBet({ ...bet, ...changes, ...ofBonus, revision, isCounted: !isGivenBack, isTold: bet.isTold || isNews, correctedAt }));
  const status = isGivenBack ? 'void' : move.state === 'settled' ? 'finished' : 'open';
  const payout = isGivenBack ? 0n : move.paid;
  tx.write(retargetRound(bet.id, { payout, bonusPayout: within(ofBonus.bonusPaid + ofBonus.kept, payout), status, at: now }));
  const own = money(bet.stake - bet.bonusStake, bet.currency);
  if (bet.isCounted && isGivenBack && own.amount > 0n) takeBackStake(tx, bet.playerId, own, bet.createdAt);
  if (!bet.isCounted && !isGivenBack && own.amount > 0n) addStake(tx, bet.playerId, own);
  if (isNews) emitRoundFinished(tx, kernel, bet.playerId, { roundId: bet.id, isWon: move.paid > bet.stake });
  emitBet(tx, kernel, bet, { isNew: false });
  return after;
}

const bonusPartOf = (target: ShareTarget | undefined) => ({ bonusPaid: target?.paidBonus ?? 0n, kept: target?.kept ?? 0n });

function within(amount: bigint, most: bigint): bigint {
  if (amount < 0n) return 0n;
  return amount < most ? amount : most;
}

async function post(
  tx: Transaction,
  kernel: Kernel,
  account: LockedAccount,
  bet: StoredBet,
  {
    target,
    isGivenBack,
    ...move
  }: Move & Pick<Moved, 'isBonusOver' | 'revision'> & { target: ShareTarget | undefined; isGivenBack: boolean },
): Promise<LockedAccount> {
  const { real, open, result } = difference(bet, move);
  const parts = target?.changes ?? { real, locked: 0n, bonus: 0n, house: 0n };
  if ([open, result, ...Object.values(parts)].every((amount) => amount === 0n)) return account;
  const has = account.pockets.real;
  const unpaid = parts.real < 0n && -parts.real > has ? -parts.real - has : 0n;
  const debts = parts.real > 0n ? await tx.all(debtsOf(bet.accountId)) : [];
  const isOwnOnly = isGivenBack || move.kind === 'sport-return';
  const covered = cover(
    debts.filter(({ id }) => id === bet.id || !isOwnOnly),
    parts.real,
  );
  const changes = unpaid > 0n ? [{ id: bet.id, amount: unpaid }] : covered;
  const owed = -changes.reduce((total, { amount }) => total + amount, 0n);
  if (changes.length > 0) tx.write(addOwed(changes));
  return postMove(tx, kernel, account, { ...move, id: bet.id, parts, open, result, owed });
}

/** What of a return goes to debts, the oldest first: amounts below zero, by bet. */
function cover(debts: readonly { id: string; owed: bigint }[], returned: bigint): { id: string; amount: bigint }[] {
  let left = returned;
  const parts = [];
  for (const { id, owed } of debts) {
    const part = owed < left ? owed : left;
    left -= part;
    if (part > 0n) parts.push({ id, amount: -part });
  }
  return parts;
}
