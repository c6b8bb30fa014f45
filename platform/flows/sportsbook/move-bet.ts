import { betStatus } from '@verdigale/contract';
import { difference } from '@verdigale/betting';
import { money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { retargetRound, roundFinishedTopic, type RoundFinished } from '#modules/game';
import { addStake, takeBackStake } from '#modules/risk';
import { addOwed, debtsOf, updateBet, type StoredBet } from '#modules/sportsbook';
import { postTransfer, type LockedAccount, type TransferKind } from '#modules/wallet';
import { emitBet } from './bet-changed.ts';

/** Where a bet goes: its state, and where its money should stand. */
export type Move = Pick<StoredBet, 'state' | 'status' | 'closed' | 'paid'> &
  Partial<Pick<StoredBet, 'decidedAt' | 'rejection' | 'mostPayout'>> & { kind: TransferKind };

/**
 * The one way in which a bet's money moves: posts the difference between where it stands and where it should, and takes the bet, its round and
 * its turnover along. What a correction takes back and the player no longer has stays owed; returns of later bets cover it first, but never a
 * stake that comes back because nothing was bet. The caller holds the player's lock and has read the bet under it.
 */
export async function moveBet(tx: Transaction, kernel: Kernel, account: LockedAccount, bet: StoredBet, move: Move): Promise<LockedAccount> {
  const now = kernel.clock.now();
  const revision = bet.revision + 1;
  const isGivenBack = move.state === 'rejected' || (move.status === betStatus.refund && bet.cashOuts.length === 0);
  const isNews = move.state === 'settled' && !isGivenBack && !bet.isTold;
  const after = await post(tx, kernel, account, bet, { ...move, revision });
  const { kind: _, ...changes } = move;
  const correctedAt = move.kind === 'sport-correction' ? now : bet.correctedAt;
  tx.write(updateBet({ ...bet, ...changes, revision, isCounted: !isGivenBack, isTold: bet.isTold || isNews, correctedAt }));
  const status = isGivenBack ? 'void' : move.state === 'settled' ? 'finished' : 'open';
  tx.write(retargetRound(bet.id, { payout: isGivenBack ? 0n : move.paid, status, at: now }));
  const stake = money(bet.stake, bet.currency);
  if (bet.isCounted && isGivenBack) takeBackStake(tx, bet.playerId, stake, bet.createdAt);
  if (!bet.isCounted && !isGivenBack) addStake(tx, bet.playerId, stake);
  const told: RoundFinished = { roundId: bet.id, isWon: move.paid > bet.stake };
  if (isNews) kernel.events.emit(tx, { topic: roundFinishedTopic, playerId: bet.playerId, payload: told });
  emitBet(tx, kernel, bet, { isNew: false });
  return after;
}

async function post(
  tx: Transaction,
  kernel: Kernel,
  account: LockedAccount,
  bet: StoredBet,
  move: Move & { revision: number },
): Promise<LockedAccount> {
  const { real, open, result } = difference(bet, move);
  if (real === 0n && open === 0n && result === 0n) return account;
  const has = account.pockets.real;
  const unpaid = real < 0n && -real > has ? -real - has : 0n;
  const covered = real > 0n && move.kind !== 'sport-return' ? await cover(tx, bet.accountId, real) : [];
  const changes = unpaid > 0n ? [{ id: bet.id, amount: unpaid }] : covered;
  const owed = -changes.reduce((total, { amount }) => total + amount, 0n);
  if (changes.length > 0) tx.write(addOwed(changes));
  const sum = (amount: bigint) => money(amount, bet.currency);
  return postTransfer(tx, kernel, account, {
    kind: move.kind,
    reference: `${bet.id}:${move.revision}`,
    changes: { real: sum(real - owed) },
    counterparty: { 'sportsbook:open': sum(open), 'sportsbook:result': sum(result), 'sportsbook:owed': sum(owed) },
  });
}

/** What of a return goes to debts, the oldest first: amounts below zero, by bet. */
async function cover(tx: Transaction, accountId: string, returned: bigint): Promise<{ id: string; amount: bigint }[]> {
  let left = returned;
  const parts = [];
  for (const { id, owed } of await tx.all(debtsOf(accountId))) {
    const part = owed < left ? owed : left;
    left -= part;
    if (part > 0n) parts.push({ id, amount: -part });
  }
  return parts;
}
