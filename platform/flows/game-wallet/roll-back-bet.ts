import { money } from '@verdigale/money';
import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, newId, type Kernel } from '#kernel';
import { betShareOf, changeShare, markBetTakenBack, postReturn, returned, shareIn, takeBackFreeRound } from '#modules/bonus';
import { changeRound, insertTransaction, markRolledBack, type GameSession, type RoundFacts } from '#modules/game';
import { takeBackStake } from '#modules/risk';
import { freePlayOf } from './free-round.ts';
import { nothingMore, runWalletCall } from './wallet-call.ts';

/**
 * Gives a stake back: the stored one, whatever the request says. A bet that has not arrived is recorded as refused, so that
 * it changes nothing when it arrives late. A bet that is rolled back already stays so. A round that has paid or ended
 * keeps its bets: roundClosed. What was bonus money is so again, and counts no more.
 */
export async function rollBackBet(kernel: Kernel, session: GameSession, body: GameWalletBody<'rollback'>) {
  const { betTransactionId } = body;
  const call = { operation: 'rollback', session, body, betTransactionId, read: nothingMore } as const;
  return runWalletCall(kernel, call, async ({ tx, account, facts, play, id, now }) => {
    requireBet(facts, body);
    const made = { ...session, id, providerTransactionId: body.transactionId, kind: 'rollback', status: 'accepted', at: now } as const;
    if (facts.betStatus === null) {
      const nothing = { ...made, roundId: null, amount: 0n };
      tx.write(insertTransaction(nothing));
      tx.write(insertTransaction({ ...nothing, id: newId(), providerTransactionId: betTransactionId, kind: 'bet', status: 'refused' }));
      return { account, play };
    }
    tx.write(insertTransaction({ ...made, roundId: facts.betRoundId, amount: facts.betStatus === 'accepted' ? facts.betAmount : 0n }));
    if (facts.betStatus !== 'accepted') return { account, play };
    const roundId = requireUnpaidRound(facts);
    tx.write(markRolledBack(session, betTransactionId));
    const isVoid = facts.acceptedBets === 1;
    const free = await freePlayOf(tx, facts);
    const holder = free ? await takeBackFreeRound(tx, kernel, { account, play }, free) : { account, play };
    const share = shareIn(play, roundId);
    const noted = share && facts.betId ? await tx.maybe(betShareOf(facts.betId)) : undefined;
    const parts = noted ?? { real: facts.betAmount, locked: 0n, bonus: 0n, contribution: 0n };
    const back = { stake: -facts.betAmount, bonusStake: -parts.bonus, at: now };
    tx.write(changeRound(roundId, { ...back, ...(isVoid ? { status: 'void' } : {}) }));
    if (noted && facts.betId) tx.write(markBetTakenBack(facts.betId, now));
    const own = facts.betAmount - parts.bonus;
    if (own > 0n && facts.betAt) takeBackStake(tx, account.playerId, money(own, account.currency), facts.betAt);
    const counterparty = `game:${session.provider}`;
    const paid = postReturn(tx, kernel, holder.account, returned(parts, share?.of), { kind: 'rollback', reference: id, counterparty });
    const after = { ...holder, account: paid };
    return share ? changeShare(tx, kernel, after, share, { takenBack: parts, isClosed: isVoid }) : after;
  });
}

/** What the call names may be a bet, and its own id is new. */
function requireBet(facts: RoundFacts, { transactionId, betTransactionId }: GameWalletBody<'rollback'>): void {
  if (facts.isIdTaken || transactionId === betTransactionId)
    throw new AppError('transactionConflict', 'this id belongs to another transaction');
  if (facts.betKind && facts.betKind !== 'bet') throw new AppError('transactionConflict', 'only a bet can be rolled back');
}

/** The round of the bet, as long as nothing of it is decided. */
function requireUnpaidRound({ betRoundId, roundId, roundStatus, payout, held }: RoundFacts): string {
  if (!betRoundId || betRoundId !== roundId) throw new AppError('roundUnknown', 'the bet belongs to another round');
  if (roundStatus !== 'open' || payout > 0n || held > 0n) throw new AppError('roundClosed', 'the round has paid or ended');
  return roundId;
}
