import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, type Kernel } from '#kernel';
import { changeShare, payFreeRound, readBonusPlay, shareIn } from '#modules/bonus';
import { changeRound, emitRoundFinished, factsOf, type GameSession } from '#modules/game';
import { freePlayOf } from './free-round.ts';
import { viewBalance } from './view-balance.ts';
import { lockSessionAccount } from './wallet-call.ts';

/** Ends a round without a payout. Ending it twice changes nothing; a round that was never bet on is roundUnknown. */
export async function finishRound(kernel: Kernel, session: GameSession, body: GameWalletBody<'finish'>) {
  const { db, clock } = kernel;
  return db.together(session.playerId, async (tx) => {
    const names = { roundId: body.roundId, transactionId: null, betTransactionId: null };
    const [account, facts, play] = await Promise.all([
      lockSessionAccount(tx, session),
      tx.one(factsOf({ ...session, ...names })),
      readBonusPlay(tx, kernel, session.accountId),
    ]);
    if (!facts.roundId) throw new AppError('roundUnknown', 'no bet of this round was accepted');
    if (facts.roundStatus !== 'open') return viewBalance(session, { account, play });
    tx.write(changeRound(facts.roundId, { status: 'finished', at: clock.now() }));
    const isClosed = facts.held === 0n;
    if (isClosed) emitRoundFinished(tx, kernel, session.playerId, { roundId: facts.roundId, isWon: facts.payout > facts.stake });
    const free = await freePlayOf(tx, facts);
    const noWin = { won: 0n, reference: facts.roundId, isClosed, isTotal: false };
    if (free) return viewBalance(session, await payFreeRound(tx, kernel, { account, play }, free, noWin));
    const share = shareIn(play, facts.roundId);
    return viewBalance(session, share ? changeShare(tx, kernel, { account, play }, share, { isClosed }) : { account, play });
  });
}
