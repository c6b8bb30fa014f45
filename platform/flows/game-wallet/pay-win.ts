import { fromMinorUnits } from '@verdigale/money';
import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, type Kernel } from '#kernel';
import { changeShare, isCollected, payFreeRound, postReturn, returned, shareIn, shareWin, type FreePlay } from '#modules/bonus';
import { changeRound, emitRoundFinished, insertTransaction, type GameSession, type RoundFacts } from '#modules/game';
import { freePlayOf } from './free-round.ts';
import { holdWin } from './hold-win.ts';
import { nothingMore, runWalletCall } from './wallet-call.ts';

/**
 * Pays out a round, with an expired session too. A win needs an accepted bet of its round: roundUnknown without one,
 * winOnRolledBackBet after a rollback, roundClosed when the round has ended. `isFinal` ends it. A win with which the round has won more than
 * it may pay is accepted and held until an operator has looked at it. What a bonus had a share in is paid to it by that share.
 */
export async function payWin(kernel: Kernel, session: GameSession, body: GameWalletBody<'win'>) {
  if (body.currency !== session.currency) throw new AppError('currencyMismatch', `the account is in ${session.currency}`);
  const payout = fromMinorUnits(body.amount, body.currency);
  const call = { operation: 'win', session, body, betTransactionId: body.betTransactionId ?? null, read: nothingMore } as const;
  return runWalletCall(kernel, call, async ({ tx, account, facts, play, id, now }) => {
    const roundId = requireRoundOf(body, facts);
    const isHeld = isBeyondMost(session, facts, payout.amount);
    // A held win is still to come: until it is decided, nothing is released, lost, collected or counted.
    const isClosed = body.isFinal && !isHeld && facts.held === 0n;
    const free = await freePlayOf(tx, facts);
    requireTotalOf(body, free);
    const share = shareIn(play, roundId);
    const parts = share && !isHeld ? shareWin(payout.amount, share.sums) : { real: payout.amount, locked: 0n, bonus: 0n };
    const back = returned(parts, share?.of);
    const paid = isHeld
      ? holdWin(tx, kernel, session, account, { id, payout, at: now })
      : free
        ? account
        : postReturn(tx, kernel, account, back, { kind: 'win', reference: id, counterparty: `game:${session.provider}` });
    const isCollecting = free !== undefined && isCollected(free.grant);
    const won = isHeld ? { held: payout.amount } : { payout: payout.amount, bonusPayout: isCollecting ? payout.amount : back.posted.bonus };
    tx.write(changeRound(roundId, { ...won, at: now, ...(body.isFinal ? { status: 'finished' } : {}) }));
    const freeResult = { won: isHeld ? 0n : payout.amount, reference: id, isClosed, isTotal: body.isTotal ?? false };
    const holder = { account: paid, play };
    const after = share
      ? changeShare(tx, kernel, holder, share, { ...(isHeld ? {} : { won: parts }), isClosed })
      : free
        ? await payFreeRound(tx, kernel, holder, free, freeResult)
        : holder;
    const { transactionId: providerTransactionId } = body;
    const made = { ...session, id, providerTransactionId, kind: 'win', status: 'accepted', at: now } as const;
    tx.write(insertTransaction({ ...made, roundId, amount: payout.amount }));
    if (isClosed) emitRoundFinished(tx, kernel, session.playerId, { roundId, isWon: facts.payout + payout.amount > facts.stake });
    return after;
  });
}

/** The round that a win may be paid in. */
function requireRoundOf({ betTransactionId }: GameWalletBody<'win'>, facts: RoundFacts): string {
  if (facts.isIdTaken) throw new AppError('transactionConflict', 'this id belongs to another transaction');
  if (!facts.roundId) throw new AppError('roundUnknown', 'no bet of this round was accepted');
  if (facts.roundStatus === 'void' || facts.betStatus === 'rolled-back' || facts.betStatus === 'refused') {
    throw new AppError('winOnRolledBackBet', 'the bet was rolled back');
  }
  const isBetOfRound = facts.betKind === 'bet' && facts.betRoundId === facts.roundId;
  if (betTransactionId && !isBetOfRound) throw new AppError('roundUnknown', 'no such bet in this round');
  if (facts.roundStatus !== 'open') throw new AppError('roundClosed', 'the round is closed');
  return facts.roundId;
}

/** Whether the round would have won more than it may pay. A win of nothing only ends it, however much of that is held: there is nothing to look at. */
function isBeyondMost({ maxWin }: GameSession, { payout, held }: RoundFacts, amount: bigint): boolean {
  return maxWin !== null && amount > 0n && payout + held + amount > maxWin;
}

/** Only free rounds are told of by one sum of all of them, at their end. */
function requireTotalOf({ isTotal, isFinal }: GameWalletBody<'win'>, free: FreePlay | undefined): void {
  if (isTotal && !free) throw AppError.invalid('isTotal', 'this round is not free');
  if (isTotal && !isFinal) throw AppError.invalid('isTotal', 'the sum of all rounds is final');
}
