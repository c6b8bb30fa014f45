import { fromMinorUnits } from '@verdigale/money';
import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, type Kernel } from '#kernel';
import { changeShare, isCollected, payFreeRound, postReturn, returned, shareIn, shareWin } from '#modules/bonus';
import { changeRound, insertTransaction, roundFinishedTopic, type GameSession, type RoundFinished } from '#modules/game';
import { postTransfer } from '#modules/wallet';
import { freePlayOf } from './free-round.ts';
import { noteHeldWin } from './note-held-win.ts';
import { nothingMore, runWalletCall } from './wallet-call.ts';

/**
 * Pays out a round, with an expired session too. A win needs an accepted bet of its round: roundUnknown without one,
 * winOnRolledBackBet after a rollback, roundClosed when the round has ended. `isFinal` ends it. A win with which the round has won more than
 * it may pay is accepted and held until an operator has looked at it. What a bonus had a share in is paid to it by that share.
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
  return runWalletCall(kernel, call, async ({ tx, account, facts, play, id, now }) => {
    if (facts.isIdTaken) throw new AppError('transactionConflict', 'this id belongs to another transaction');
    if (!facts.roundId) throw new AppError('roundUnknown', 'no bet of this round was accepted');
    if (facts.roundStatus === 'void' || facts.betStatus === 'rolled-back' || facts.betStatus === 'refused') {
      throw new AppError('winOnRolledBackBet', 'the bet was rolled back');
    }
    const isBetOfRound = facts.betKind === 'bet' && facts.betRoundId === facts.roundId;
    if (body.betTransactionId && !isBetOfRound) throw new AppError('roundUnknown', 'no such bet in this round');
    if (facts.roundStatus !== 'open') throw new AppError('roundClosed', 'the round is closed');
    const { maxWin } = session;
    // A win of nothing only ends its round, however much of that is held: there is nothing to look at.
    const isHeld = maxWin !== null && payout.amount > 0n && facts.payout + facts.held + payout.amount > maxWin;
    const free = await freePlayOf(tx, facts);
    if (body.isTotal && !free) throw AppError.invalid('isTotal', 'this round is not free');
    if (body.isTotal && !body.isFinal) throw AppError.invalid('isTotal', 'the sum of all rounds is final');
    const share = shareIn(play, facts.roundId);
    const parts = share && !isHeld ? shareWin(payout.amount, share.sums) : { real: payout.amount, locked: 0n, bonus: 0n };
    const back = returned(parts, share?.of);
    const counterparty = `game:${session.provider}`;
    const paid = isHeld
      ? postTransfer(tx, kernel, account, { kind: 'win-hold', reference: id, changes: { held: payout }, counterparty })
      : free
        ? account
        : postReturn(tx, kernel, account, back, { kind: 'win', reference: id, counterparty });
    if (isHeld) noteHeldWin(tx, kernel, session, { id, payout, at: now });
    const isCollecting = free !== undefined && isCollected(free.grant);
    const won = isHeld ? { held: payout.amount } : { payout: payout.amount, bonusPayout: isCollecting ? payout.amount : back.posted.bonus };
    tx.write(changeRound(facts.roundId, { ...won, at: now, ...(body.isFinal ? { status: 'finished' } : {}) }));
    // A held win is still to come: until it is decided, nothing is released, lost, collected or counted.
    const isClosed = body.isFinal && !isHeld && facts.held === 0n;
    const freeResult = { won: isHeld ? 0n : payout.amount, reference: id, isClosed, isTotal: body.isTotal ?? false };
    const holder = { account: paid, play };
    const after = share
      ? changeShare(tx, kernel, holder, share, { ...(isHeld ? {} : { won: parts }), isClosed })
      : free
        ? await payFreeRound(tx, kernel, holder, free, freeResult)
        : holder;
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
    if (isClosed) {
      const payload: RoundFinished = { roundId: facts.roundId, isWon: facts.payout + payout.amount > facts.stake };
      kernel.events.emit(tx, { topic: roundFinishedTopic, playerId: session.playerId, payload });
    }
    return after;
  });
}
