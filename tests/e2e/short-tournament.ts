import { randomUUID } from 'node:crypto';
import { withDatabase } from './database.ts';

/** An edition beside the brand's own, for those who take part: each round is a point, 20 euros for the first and 10 for the second. Returns its id. */
export async function holdTournament(identity: string): Promise<string> {
  const id = randomUUID();
  const prize = (place: number, amount: string) => ({ place, gives: { kind: 'money', amount }, title: `€${amount}` });
  const terms = {
    title: 'A short one',
    type: 'rounds',
    isConfirmationRequired: true,
    collections: [],
    collectionsExcluded: [],
    minStake: null,
    maxStake: null,
    pointsPerUnit: 1,
    roundsLimit: null,
    minRounds: null,
    prizes: [prize(1, '20'), prize(2, '10')],
  };
  await withDatabase(async (client) => {
    await client.query(
      `insert into retention.tournament (id, identity, starts_at, ends_at, terms, created_at)
      values ($1, $2, now() - interval '1 second', now() + interval '1 hour', $3, now())`,
      [id, identity, JSON.stringify(terms)],
    );
    // The crowd of a demo has its seats, and is not ranked.
    await client.query(
      `insert into retention.tournament_entry (id, tournament_id, player_id, is_house, is_frozen, reached_at, created_at, updated_at)
      values ($1, $2, $1, true, true, now(), now(), now())`,
      [randomUUID(), id],
    );
  });
  return id;
}

/** Its time and the quarter of an hour for late rounds are over, and what ends tournaments every minute comes at once. */
export const endTournament = (id: string) =>
  withDatabase(async (client) => {
    await client.query(
      `update retention.tournament set starts_at = starts_at - interval '1 hour', ends_at = now() - interval '15 minutes' where id = $1`,
      [id],
    );
    await client.query("insert into jobs.job (name) values ('retention.tournaments')");
  });
