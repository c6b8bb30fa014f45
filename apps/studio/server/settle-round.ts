import { readMinorUnits, type WalletReply } from '@verdigale/partner-wire';
import { closeRound, postponeRound } from './open-rounds.sql.ts';
import { endRaise } from './raise.sql.ts';
import type { Round } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';
import { later, type Studio } from './studio.ts';
import { betId, raiseId, raiseRollbackId, rollbackId, winId } from './transaction-ids.ts';

/**
 * One attempt at the money call that a round still owes: its win, its end without a win, or the rollback of its bets or of a raise.
 * Returns the round as it then stands; without an acknowledgement it stays open and is due again after a pause that
 * grows (the settlement worker never gives up).
 */
export async function settleRound(studio: Studio, session: RealSession, round: Round): Promise<Round> {
  const reply = await sendOwed(studio, session, round);
  if (reply.kind === 'done' && round.state === 'lowering') {
    const balance = readMinorUnits(reply.data.balance);
    await endRaise(studio.pool, round, balance, later(studio, studio.settings.stepWaitMs));
    return { ...round, state: 'playing', balanceAfterBet: balance };
  }
  if (reply.kind === 'done') {
    const state = round.state === 'drawn' ? 'settled' : 'returned';
    const stated = { balanceAfter: readMinorUnits(reply.data.balance), maxStakeAfter: readMinorUnits(reply.data.maxStake) };
    await closeRound(studio.pool, round.id, state, stated, studio.clock.now());
    return { ...round, state, ...stated };
  }
  if (reply.kind === 'refused') {
    studio.logger.error(
      { roundId: round.id, state: round.state, code: reply.code },
      'the platform refuses a settlement: an operator must look',
    );
  }
  const { retryMs, longestRetryMs } = studio.settings;
  await postponeRound(studio.pool, round.id, later(studio, Math.min(retryMs * 2 ** Math.min(round.attempts, 20), longestRetryMs)));
  return { ...round, attempts: round.attempts + 1 };
}

/** Gives back every bet of a round, its raises first; also those that were refused, since a rollback of what was never booked is harmless. */
async function rollBackAll(studio: Studio, common: { token: string; roundId: string }, raises: number): Promise<WalletReply> {
  for (let raise = raises; raise > 0; raise -= 1) {
    const reply = await rollBackRaise(studio, common, raise);
    if (reply.kind !== 'done') return reply;
  }
  const { roundId } = common;
  return studio.wallet.call('rollback', { ...common, transactionId: rollbackId(roundId), betTransactionId: betId(roundId) });
}

function rollBackRaise(studio: Studio, common: { token: string; roundId: string }, raise: number): Promise<WalletReply> {
  const { roundId } = common;
  const ids = { transactionId: raiseRollbackId(roundId, raise), betTransactionId: raiseId(roundId, raise) };
  return studio.wallet.call('rollback', { ...common, ...ids });
}

function sendOwed(studio: Studio, session: RealSession, round: Round): Promise<WalletReply> {
  const { token, currency } = session;
  const common = { token, roundId: round.id };
  if (round.state === 'lowering') return rollBackRaise(studio, common, round.raises);
  if (round.state === 'returning') return rollBackAll(studio, common, round.raises);
  if (!round.win) return studio.wallet.call('finish', common);
  return studio.wallet.call('win', {
    ...common,
    transactionId: winId(round.id),
    betTransactionId: betId(round.id),
    amount: round.win.toString(),
    currency,
    isFinal: true,
  });
}
