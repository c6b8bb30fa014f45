import { newId, type Transaction } from '#kernel';
import { sql } from './sql.ts';

export interface RecordedRound {
  id: string;
  accountId: string;
  /** Cents. */
  stake: number;
  payout: number;
  at: Date;
}

/** A round of the player's launch that is over, without its money, and the fact of it. */
export async function recordRound(tx: Transaction, { id: playerId, accountId, stake, payout, at }: RecordedRound): Promise<void> {
  const roundId = newId();
  await tx.run(sql`insert into game.round (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake, payout,
      status, country, nickname, created_at, finished_at)
    select ${roundId}, 'test', ${roundId}, ${accountId}, ${playerId}, s.id, s.game_id, 'EUR', 2, ${stake}, ${payout}, 'finished', 'DE', null, ${at}, ${at}
    from game.session s where s.player_id = ${playerId}`);
  await tx.run(sql`insert into kernel.outbox (topic, player_id, payload)
    values ('game.round.finished', ${playerId}, ${JSON.stringify({ roundId, isWon: payout > stake })}::jsonb)`);
}
