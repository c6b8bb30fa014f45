import { fromMinorUnits } from '@verdigale/money';
import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, type Kernel } from '#kernel';
import { changeRound, insertTransaction, type GameSession } from '#modules/game';
import { postTransfer } from '#modules/wallet';
import { nothingMore, runWalletCall } from './wallet-call.ts';

/**
 * Pays out a round, with an expired session too. A win needs an accepted bet of its round: roundUnknown without one,
 * winOnRolledBackBet after a rollback, roundClosed when the round has ended. `isFinal` ends it.
 */
export async function payWin(kernel: Kernel, session: GameSession, body: GameWalletBody<'win'>) {
  if (body.currency !== session.currency) throw new AppError('currencyMismatch', `the account is in ${session.currency}`);
  const { token: _, ...input } = body;
  const payout = fromMinorUnits(body.amount, body.currency);
  const call = {
    operation: 'win',
    session,
    transactionId: body.transactionId,
    roundId: body.roundId,
    betTransactionId: body.betTransactionId ?? null,
    input,
    read: nothingMore,
  } as const;
  return runWalletCall(kernel, call, ({ tx, account, facts, id, now }) => {
    if (facts.isIdTaken) throw new AppError('transactionConflict', 'this id belongs to another transaction');
    if (!facts.roundId) throw new AppError('roundUnknown', 'no bet of this round was accepted');
    if (facts.roundStatus === 'void' || facts.betStatus === 'rolled-back' || facts.betStatus === 'refused') {
      throw new AppError('winOnRolledBackBet', 'the bet was rolled back');
    }
    const isBetOfRound = facts.betKind === 'bet' && facts.betRoundId === facts.roundId;
    if (body.betTransactionId && !isBetOfRound) throw new AppError('roundUnknown', 'no such bet in this round');
    if (facts.roundStatus !== 'open') throw new AppError('roundClosed', 'the round is closed');
    const after =
      payout.amount === 0n
        ? account
        : postTransfer(tx, kernel, account, {
            kind: 'win',
            reference: id,
            changes: { real: payout },
            counterparty: `game:${session.provider}`,
          });
    tx.write(changeRound(facts.roundId, { payout: payout.amount, at: now, ...(body.isFinal ? { status: 'finished' } : {}) }));
    tx.write(
      insertTransaction({
        ...session,
        id,
        providerTransactionId: body.transactionId,
        kind: 'win',
        roundId: facts.roundId,
        amount: payout.amount,
        status: 'accepted',
        at: now,
      }),
    );
    if (body.isFinal && facts.payout + payout.amount > facts.stake) {
      kernel.events.emit(tx, { topic: 'game.round.won', playerId: session.playerId, payload: { roundId: facts.roundId } });
    }
    return after;
  });
}
