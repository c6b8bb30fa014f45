import { money, toMinorUnits, type Money } from '@verdigale/money';
import type { GameWalletAnswer } from '@verdigale/partner-wire';
import { AppError, findResult, newId, storeResult, type Kernel, type Transaction } from '#kernel';
import { factsOf, type GameSession, type RoundFacts } from '#modules/game';
import { lockAccount, type LockedAccount } from '#modules/wallet';

/** What a money operation answers to the provider. */
export type Movement = GameWalletAnswer<'bet' | 'win' | 'rollback'>;

export interface WalletCall<More> {
  operation: 'bet' | 'win' | 'rollback';
  session: GameSession;
  /** The provider's id: the key of the call. */
  transactionId: string;
  roundId: string;
  /** The bet that the call is about, whose state the rules need. */
  betTransactionId: string | null;
  /** What was asked, without the token: a repeated call may carry a newer one. */
  input: unknown;
  /** What else the rules need to know, read with the facts. */
  read: (tx: Transaction) => Promise<More>;
}

export interface Decision<More> {
  tx: Transaction;
  account: LockedAccount;
  facts: RoundFacts;
  more: More;
  id: string;
  now: Date;
}

/** For calls that only the round's facts decide. */
export async function nothingMore(): Promise<void> {}

/** Money that the player can stake. */
export function playableBalance({ pockets, currency }: Pick<LockedAccount, 'pockets' | 'currency'>): Money {
  return money(pockets.real, currency);
}

/** The same as the provider's wire has it. */
export function viewBalance(account: Pick<LockedAccount, 'pockets' | 'currency'>): GameWalletAnswer<'balance'> {
  const playable = playableBalance(account);
  return { balance: toMinorUnits(playable), currency: playable.currency };
}

/** The locked account of a game session. */
export async function lockSessionAccount(tx: Transaction, { accountId }: GameSession): Promise<LockedAccount> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw new AppError('internal', 'a game session without an account');
  return account;
}

/**
 * Runs one money operation of a provider: idempotent by its transaction id, in one transaction of two round trips. The
 * lock, the stored reply, the round's facts and what else is read travel together and are read in that order; `decide` only decides and
 * queues writes, and gives the account as it is then. It reads on only where a rule asks for it. Nothing is stored when it throws, so a refused call can be tried again.
 */
export async function runWalletCall<More>(
  { db, clock }: Kernel,
  call: WalletCall<More>,
  decide: (decision: Decision<More>) => LockedAccount | Promise<LockedAccount>,
): Promise<{ reply: Movement; isRepeat: boolean }> {
  const { session } = call;
  const key = { scope: `game:${session.provider}:${session.accountId}`, key: call.transactionId, input: [call.operation, call.input] };
  return db.transaction(async (tx) => {
    const [account, stored, facts, more] = await Promise.all([
      lockSessionAccount(tx, session),
      findResult<Movement>(tx, key, 'transactionConflict'),
      tx.one(factsOf(session, call)),
      call.read(tx),
    ]);
    if (stored) return { reply: stored, isRepeat: true };
    const id = newId();
    const after = await decide({ tx, account, facts, more, id, now: clock.now() });
    const reply = { transactionId: id, ...viewBalance(after) };
    storeResult(tx, key, reply);
    return { reply, isRepeat: false };
  });
}
