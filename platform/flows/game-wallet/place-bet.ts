import { fromMinorUnits, money, negate } from '@verdigale/money';
import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, newId, type Kernel, type Transaction } from '#kernel';
import { changesOf, noteStake } from '#modules/bonus';
import { changeRound, insertRound, insertTransaction, notePlayed, requireAlive, type GameSession } from '#modules/game';
import { notePlay } from '#modules/play-time';
import { addStake } from '#modules/risk';
import { postTransfer } from '#modules/wallet';
import { readBetRules, requireAllowedBet } from './bet-rules.ts';
import { takeNamedRound } from './free-round.ts';
import { publishRefusal } from './publish-refusal.ts';
import { requireParts, splitBet } from './split-bet.ts';
import { playedGame } from './view-balance.ts';
import { runWalletCall } from './wallet-call.ts';

/**
 * Takes a stake, from own money and the active bonus as its terms say. Throws gameInsufficientFunds with what the game may use, betRolledBack when a rollback of this bet came
 * first, roundClosed, currencyMismatch, and what `requireAllowedBet` throws, which is also published to the player. A round may take several
 * bets. (W 7)
 */
export async function placeBet(kernel: Kernel, session: GameSession, body: GameWalletBody<'bet'>) {
  try {
    const taken = await takeStake(kernel, session, body);
    await notePlayed(kernel, session);
    return taken;
  } catch (error) {
    if (error instanceof AppError) await publishRefusal(kernel, session, error);
    throw error;
  }
}

async function takeStake(kernel: Kernel, session: GameSession, body: GameWalletBody<'bet'>) {
  if (body.currency !== session.currency) throw new AppError('currencyMismatch', `the account is in ${session.currency}`);
  const stake = fromMinorUnits(body.amount, body.currency);
  const call = {
    operation: 'bet',
    session,
    body,
    betTransactionId: body.transactionId,
    read: (tx: Transaction) => readBetRules(tx, kernel, session, kernel.clock.now()),
  } as const;
  return runWalletCall(kernel, call, async ({ tx, account, facts, play, more, id, now }) => {
    // Checked here and not earlier: a repeat of an accepted bet gets its first answer, even after its session has ended.
    requireAlive(session, more.isSignedIn, now);
    if (facts.betStatus === 'refused') throw new AppError('betRolledBack', 'this bet was rolled back before it came');
    if (facts.betStatus) throw new AppError('transactionConflict', 'this id belongs to another transaction');
    if (facts.roundStatus && facts.roundStatus !== 'open') throw new AppError('roundClosed', 'the round is closed');
    const decision = splitBet(session, { account, play, facts }, stake.amount);
    const left = await requireAllowedBet(
      tx,
      kernel,
      session,
      more,
      { stake: stake.amount, staked: facts.stake, decision, isNewRound: !facts.roundId },
      now,
    );
    const parts = requireParts(decision);
    const roundId = facts.roundId ?? newId();
    await takeNamedRound(tx, session, body, { facts, roundId, transactionId: id, now });
    const { real, locked, bonus } = changesOf(parts, account);
    const after =
      stake.amount === 0n
        ? account
        : postTransfer(tx, kernel, account, {
            kind: 'bet',
            reference: id,
            changes: { real: negate(real), locked: negate(locked), bonus: negate(bonus) },
            counterparty: `game:${session.provider}`,
          });
    const own = stake.amount - parts.bonus;
    if (own > 0n) addStake(tx, account.playerId, money(own, account.currency));
    notePlay(tx, session.playerId, more.playTime, now);
    const staked = { stake: stake.amount, bonusStake: parts.bonus, at: now };
    if (facts.roundId) tx.write(changeRound(roundId, staked));
    else tx.write(insertRound({ ...staked, id: roundId, sessionId: session.id, providerRoundId: body.roundId }));
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
    const round = { id: roundId, stake: facts.stake, payout: facts.payout };
    const played = stake.amount > 0n ? noteStake(tx, play, playedGame(session), round, { transactionId: id, parts, at: now }) : play;
    return { account: after, play: played, round: { id: roundId, staked: facts.stake + stake.amount, left } };
  });
}
