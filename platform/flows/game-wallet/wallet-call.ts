import { AppError, findResult, newId, storeResult, type Kernel, type Transaction } from '#kernel';
import { readBonusPlay, type BonusPlay, type PlayingAccount } from '#modules/bonus';
import { factsOf, type GameSession, type RoundFacts } from '#modules/game';
import { lockAccount, type LockedAccount } from '#modules/wallet';
import type { GameWalletAnswer, GameWalletBody } from '@verdigale/partner-wire';
import { viewBalance, viewRoundLimit, type StakedRound } from './view-balance.ts';

/** What a money operation answers to the provider. */
export type Movement = GameWalletAnswer<'bet' | 'win' | 'rollback'>;

export interface WalletCall<More> {
  operation: 'bet' | 'win' | 'rollback';
  session: GameSession;
  /** What was asked. The provider's id of the transaction is the key of the call. */
  body: Pick<GameWalletBody<'bet' | 'win' | 'rollback'>, 'token' | 'transactionId' | 'roundId'>;
  /** The bet that the call is about, whose state the rules need. */
  betTransactionId: string | null;
  /** What else the rules need to know, read with the facts. */
  read: (tx: Transaction) => Promise<More>;
}

export interface Decision<More> {
  tx: Transaction;
  account: LockedAccount;
  facts: RoundFacts;
  /** What bonuses have to do with it. */
  play: BonusPlay;
  more: More;
  id: string;
  now: Date;
}

/** How things are after an operation; after a bet, what has become of its round. */
export interface Outcome extends PlayingAccount {
  round?: StakedRound;
}

/** For calls that only the round's facts decide. */
export async function nothingMore(): Promise<void> {}

/** Takes the lock under which money of this launch moves, and reads the account as it is then. */
export async function lockSessionAccount(tx: Transaction, { accountId }: GameSession): Promise<LockedAccount> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw new AppError('internal', 'a game session without an account');
  return account;
}

/**
 * Runs one money operation of a provider: idempotent by its transaction id, in one transaction of two round trips. The
 * lock, the stored reply, the round's facts, the bonuses in play and what else is read travel together and are read in that order; `decide` only
 * decides and queues writes, and gives the account as it is then. It reads on only where a rule asks for it. Nothing is stored when it throws,
 * so a refused call can be tried again.
 */
export async function runWalletCall<More>(
  kernel: Kernel,
  { operation, session, body, betTransactionId, read }: WalletCall<More>,
  decide: (decision: Decision<More>) => Outcome | Promise<Outcome>,
): Promise<{ reply: Movement; isRepeat: boolean }> {
  const { db, clock } = kernel;
  // A repeated call may carry a newer token.
  const { token: _, ...input } = body;
  const { transactionId, roundId } = body;
  const key = { scope: `game:${session.provider}:${session.accountId}`, key: transactionId, input: [operation, input] };
  return db.together(session.playerId, async (tx) => {
    const [account, stored, facts, play, more] = await Promise.all([
      lockSessionAccount(tx, session),
      findResult<Movement>(tx, key, 'transactionConflict'),
      tx.one(factsOf({ ...session, roundId, transactionId, betTransactionId })),
      readBonusPlay(tx, kernel, session.accountId),
      read(tx),
    ]);
    if (stored) return { reply: stored, isRepeat: true };
    const id = newId();
    const after = await decide({ tx, account, facts, play, more, id, now: clock.now() });
    const reply = {
      transactionId: id,
      ...viewBalance(session, after),
      ...(after.round ? viewRoundLimit(session, after, after.round) : {}),
    };
    storeResult(tx, key, reply);
    return { reply, isRepeat: false };
  });
}
