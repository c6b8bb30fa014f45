import type { Round } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import { AppError, type Queryable } from '#kernel';
import { transferBalances } from '#modules/wallet';
import { ownRoundById, transactionsOf, type OwnRoundRow } from './own-round.sql.ts';
import { viewSpin } from './view-round.ts';

/** A round of this player; throws notFound, also for another player's. */
export async function requireOwnRound(db: Queryable, playerId: string, id: string): Promise<OwnRoundRow> {
  const round = await db.maybe(ownRoundById(playerId, id));
  if (!round) throw new AppError('notFound', 'no such round');
  return round;
}

/** What a round's transactions are booked as; the win of a free round has a kind of its own. */
const moved = ['bet', 'win', 'free-spin-win', 'win-release', 'rollback'] as const;

/** A round as our books have it, with the balance before and after each of its transactions. (GLI 4.14) */
export async function viewOwnRound(db: Queryable, playerId: string, id: string): Promise<Round> {
  const round = await requireOwnRound(db, playerId, id);
  const transactions = await db.all(transactionsOf(id));
  const ids = transactions.map((made) => made.id);
  const around = await db.all(transferBalances(round.accountId, moved, ids));
  const balances = new Map(around.map((each) => [each.reference, each]));
  const wire = wireOf(round);
  return {
    ...viewSpin(round),
    roundId: round.providerRoundId,
    provider: round.providerName,
    status: round.status,
    finishedAt: round.finishedAt?.toISOString() ?? null,
    transactions: transactions.map((made) => {
      const own = balances.get(made.id);
      return {
        id: made.id,
        providerTransactionId: made.providerTransactionId,
        kind: made.kind,
        amount: wire(made.amount),
        isReturned: made.status === 'rolled-back',
        createdAt: made.createdAt.toISOString(),
        balanceBefore: own ? wire(own.before) : null,
        balanceAfter: own ? wire(own.after) : null,
      };
    }),
  };
}
