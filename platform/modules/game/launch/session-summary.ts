import type { GameSession as SessionView } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import { validate } from 'uuid';
import { AppError, type Clock, type Queryable } from '#kernel';
import { summaryOf } from './session.sql.ts';

/** How long a launch has lasted and what its rounds have cost and paid; those that were taken back do not count. Throws notFound. (RTS 13) */
export async function summariseSession({ db, clock }: { db: Queryable; clock: Clock }, playerId: string, id: string): Promise<SessionView> {
  const row = validate(id) && (await db.maybe(summaryOf(playerId, id)));
  if (!row) throw new AppError('notFound', 'no such session');
  const { currency, createdAt: startedAt } = row;
  const wire = wireOf(row);
  return {
    id,
    gameIdentity: row.gameIdentity,
    currency,
    startedAt: startedAt.toISOString(),
    elapsedMs: Math.max(0, clock.now().getTime() - startedAt.getTime()),
    staked: wire(row.staked),
    paid: wire(row.paid),
  };
}
