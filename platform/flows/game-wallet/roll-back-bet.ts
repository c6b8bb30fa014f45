import { money } from '@verdigale/money';
import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, newId, type Kernel } from '#kernel';
import { changeRound, insertTransaction, markRolledBack, type GameSession } from '#modules/game';
import { takeBackStake } from '#modules/risk';
import { postTransfer } from '#modules/wallet';
import { nothingMore, runWalletCall } from './wallet-call.ts';

/**
 * Gives a stake back: the stored one, whatever the request says. A bet that has not arrived is recorded as refused, so that
 * it changes nothing when it arrives late. A bet that is rolled back already stays so. A round that has paid or ended
 * keeps its bets: roundClosed.
 */
export async function rollBackBet(kernel: Kernel, session: GameSession, body: GameWalletBody<'rollback'>) {
  const { token: _, ...input } = body;
  const call = {
    operation: 'rollback',
    session,
    transactionId: body.transactionId,
    roundId: body.roundId,
    betTransactionId: body.betTransactionId,
    input,
    read: nothingMore,
  } as const;
  return runWalletCall(kernel, call, ({ tx, account, facts, id, now }) => {
    const isOwnId = body.transactionId === body.betTransactionId;
    if (facts.isIdTaken || isOwnId) throw new AppError('transactionConflict', 'this id belongs to another transaction');
    if (facts.betKind && facts.betKind !== 'bet') throw new AppError('transactionConflict', 'only a bet can be rolled back');
    const made = { ...session, id, providerTransactionId: body.transactionId, kind: 'rollback', status: 'accepted', at: now } as const;
    if (facts.betStatus === null) {
      tx.write(insertTransaction({ ...made, roundId: null, amount: 0n }));

      tx.write(
        insertTransaction({
          ...made,
          id: newId(),
          providerTransactionId: body.betTransactionId,
          kind: 'bet',
          roundId: null,
          amount: 0n,
          status: 'refused',
        }),
      );
      return account;
    }
    tx.write(insertTransaction({ ...made, roundId: facts.betRoundId, amount: facts.betStatus === 'accepted' ? facts.betAmount : 0n }));
    if (facts.betStatus !== 'accepted') return account;
    if (!facts.betRoundId || facts.betRoundId !== facts.roundId) throw new AppError('roundUnknown', 'the bet belongs to another round');
    if (facts.roundStatus !== 'open' || facts.payout > 0n) throw new AppError('roundClosed', 'the round has paid or ended');
    tx.write(markRolledBack(session, body.betTransactionId));
    tx.write(changeRound(facts.betRoundId, { stake: -facts.betAmount, at: now, ...(facts.acceptedBets === 1 ? { status: 'void' } : {}) }));
    if (facts.betAmount === 0n || !facts.betAt) return account;
    const stake = money(facts.betAmount, account.currency);
    takeBackStake(tx, account.playerId, stake, facts.betAt);
    return postTransfer(tx, kernel, account, {
      kind: 'rollback',
      reference: id,
      changes: { real: stake },
      counterparty: `game:${session.provider}`,
    });
  });
}
