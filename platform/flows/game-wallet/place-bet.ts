import { compare, fromMinorUnits, negate, toMinorUnits } from '@verdigale/money';
import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, newId, type Kernel, type Transaction } from '#kernel';
import { changeRound, insertRound, insertTransaction, requireAlive, type GameSession } from '#modules/game';
import { addStake } from '#modules/risk';
import { postTransfer } from '#modules/wallet';
import { readBetRules, requireAllowedBet } from './bet-rules.ts';
import { publishRefusal } from './publish-refusal.ts';
import { playableBalance, runWalletCall } from './wallet-call.ts';

/**
 * Takes a stake. Throws gameInsufficientFunds with the real balance, betRolledBack when a rollback of this bet came
 * first, roundClosed, currencyMismatch, and what `requireAllowedBet` throws, which is also published to the player. A round may take several
 * bets. (W 7)
 */
export async function placeBet(kernel: Kernel, session: GameSession, body: GameWalletBody<'bet'>) {
  try {
    return await takeStake(kernel, session, body);
  } catch (error) {
    if (error instanceof AppError) await publishRefusal(kernel, session, error);
    throw error;
  }
}

async function takeStake(kernel: Kernel, session: GameSession, body: GameWalletBody<'bet'>) {
  if (body.currency !== session.currency) throw new AppError('currencyMismatch', `the account is in ${session.currency}`);
  const { token: _, ...input } = body;
  const stake = fromMinorUnits(body.amount, body.currency);
  const call = {
    operation: 'bet',
    session,
    transactionId: body.transactionId,
    roundId: body.roundId,
    betTransactionId: body.transactionId,
    input,
    read: (tx: Transaction) => readBetRules(tx, session, kernel.clock.now()),
  } as const;
  return runWalletCall(kernel, call, async ({ tx, account, facts, more, id, now }) => {
    // Checked here and not earlier: a repeat of an accepted bet gets its first answer, even after its session has ended.
    requireAlive(session, more.isSignedIn, now);
    if (facts.betStatus === 'refused') throw new AppError('betRolledBack', 'this bet was rolled back before it came');
    if (facts.betStatus) throw new AppError('transactionConflict', 'this id belongs to another transaction');
    if (facts.roundStatus && facts.roundStatus !== 'open') throw new AppError('roundClosed', 'the round is closed');
    await requireAllowedBet(tx, session, more, stake, now);
    const playable = playableBalance(account);
    if (compare(stake, playable) > 0) {
      throw new AppError('gameInsufficientFunds', 'not enough money', { extra: { balance: toMinorUnits(playable) } });
    }
    const roundId = facts.roundId ?? newId();
    const after =
      stake.amount === 0n
        ? account
        : postTransfer(tx, kernel, account, {
            kind: 'bet',
            reference: id,
            changes: { real: negate(stake) },
            counterparty: `game:${session.provider}`,
          });
    if (stake.amount > 0n) addStake(tx, account.playerId, stake);
    if (facts.roundId) tx.write(changeRound(roundId, { stake: stake.amount, at: now }));
    else
      tx.write(
        insertRound({ ...session, id: roundId, sessionId: session.id, providerRoundId: body.roundId, stake: stake.amount, at: now }),
      );
    tx.write(
      insertTransaction({
        ...session,
        id,
        providerTransactionId: body.transactionId,
        kind: 'bet',
        roundId,
        amount: stake.amount,
        status: 'accepted',
        at: now,
      }),
    );
    return after;
  });
}
