import { readMinorUnits, type WalletReply } from '@verdigale/partner-wire';
import { closeRound, postponeRound } from './open-rounds.sql.ts';
import type { Round } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';
import { later, type Studio } from './studio.ts';
import { betId, rollbackId, winId } from './transaction-ids.ts';

/**
 * One attempt at the money call that a round still owes: its win, its end without a win, or the rollback of its bet.
 * Returns the round as it then stands; without an acknowledgement it stays open and is due again after a pause that
 * grows (the settlement worker never gives up).
 */
export async function settleRound(studio: Studio, session: RealSession, round: Round): Promise<Round> {
  const reply = await sendOwed(studio, session, round);
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

function sendOwed(studio: Studio, session: RealSession, round: Round): Promise<WalletReply> {
  const { token, currency } = session;
  const common = { token, roundId: round.id };
  if (round.state === 'returning') {
    return studio.wallet.call('rollback', { ...common, transactionId: rollbackId(round.id), betTransactionId: betId(round.id) });
  }
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
