import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, type Kernel } from '#kernel';
import { changeRound, factsOf, type GameSession } from '#modules/game';
import { lockSessionAccount, viewBalance } from './wallet-call.ts';

/** Ends a round without a payout. Ending it twice changes nothing; a round that was never bet on is roundUnknown. */
export async function finishRound({ db, clock }: Kernel, session: GameSession, body: GameWalletBody<'finish'>) {
  return db.transaction(async (tx) => {
    const names = { roundId: body.roundId, transactionId: null, betTransactionId: null };
    const [account, facts] = await Promise.all([lockSessionAccount(tx, session), tx.one(factsOf(session, names))]);
    if (!facts.roundId) throw new AppError('roundUnknown', 'no bet of this round was accepted');
    if (facts.roundStatus === 'open') tx.write(changeRound(facts.roundId, { status: 'finished', at: clock.now() }));
    return viewBalance(account);
  });
}
