import type { GameSession as SessionView } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import { sql } from 'kysely';
import { validate } from 'uuid';
import { AppError, type Clock, type Queryable } from '#kernel';

interface SummaryRow {
  game_identity: string;
  currency: string;
  exponent: number;
  created_at: Date;
  staked: bigint;
  paid: bigint;
}

/** How long a launch has lasted and what its rounds have cost and paid; those that were taken back do not count. Throws notFound. (RTS 13) */
export async function summariseSession({ db, clock }: { db: Queryable; clock: Clock }, playerId: string, id: string): Promise<SessionView> {
  const row =
    validate(id) &&
    (await db.maybe(sql<SummaryRow>`
    select s.game_identity, s.currency, s.exponent, s.created_at,
      coalesce(sum(r.stake), 0)::bigint as staked, coalesce(sum(r.payout), 0)::bigint as paid
    from game.session s left join game.round r on r.session_id = s.id and r.status <> 'void'
    where s.id = ${id} and s.player_id = ${playerId} group by s.id`));
  if (!row) throw new AppError('notFound', 'no such session');
  const { currency, exponent, created_at: startedAt } = row;
  const wire = (amount: bigint) => toWire(money(amount, currency), { code: currency, exponent });
  return {
    id,
    gameIdentity: row.game_identity,
    currency,
    startedAt: startedAt.toISOString(),
    elapsedMs: Math.max(0, clock.now().getTime() - startedAt.getTime()),
    staked: wire(row.staked),
    paid: wire(row.paid),
  };
}
