import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '@verdigale/stand-in';
import type { Pool } from 'pg';
import { v7 as newId } from 'uuid';
import { queueDelivery } from '../delivery.sql.ts';

export interface Applicant {
  id: string;
  externalUserId: string;
  state: 'init' | 'pending' | 'approved' | 'rejected';
  createdAt: Date;
  levelName: string;
  /** Whom the document shows. */
  firstName: string | null;
  lastName: string | null;
  born: string | null;
}

const columns =
  'id, external_user_id as "externalUserId", state, created_at as "createdAt", level_name as "levelName", first_name as "firstName", last_name as "lastName", born';
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A token for the applicant of this user, who is made at the first time. */
export async function issueToken(
  pool: Pool,
  { externalUserId, levelName }: Pick<Applicant, 'externalUserId' | 'levelName'>,
  { now, lifetimeMs }: { now: Date; lifetimeMs: number },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into sandbox.applicant (id, external_user_id, state, created_at, level_name) values ($1, $2, 'init', $3, $4)
     on conflict on constraint applicant_external_user_id_key do update set level_name = excluded.level_name returning id`,
    [newId(), externalUserId, now, levelName],
  );
  const token = `_act-${randomBytes(24).toString('base64url')}`;
  await pool.query('insert into sandbox.widget_token (hash, applicant_id, expires_at) values ($1, $2, $3)', [
    hashOf(token),
    rows[0]!.id,
    new Date(now.getTime() + lifetimeMs),
  ]);
  return token;
}

/** Whose token this is, as long as it lives. */
export async function findByToken(pool: Pool, token: string, now: Date): Promise<Applicant | undefined> {
  const { rows } = await pool.query<Applicant>(
    `select ${columns} from sandbox.applicant where id = (select applicant_id from sandbox.widget_token where hash = $1 and expires_at > $2)`,
    [hashOf(token), now],
  );
  return rows[0];
}

export async function findByUser(pool: Pool, externalUserId: string): Promise<Applicant | undefined> {
  const { rows } = await pool.query<Applicant>(`select ${columns} from sandbox.applicant where external_user_id = $1`, [externalUserId]);
  return rows[0];
}

export async function listApplicants(pool: Pool): Promise<Applicant[]> {
  const { rows } = await pool.query<Applicant>(`select ${columns} from sandbox.applicant order by created_at desc limit 100`);
  return rows;
}

/** Saves the new state, whom the document shows, and queues the webhook that reports it, in one transaction. */
export async function changeState(
  pool: Pool,
  { id, state, firstName, lastName, born }: Applicant,
  webhook: { body: string; now: Date },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('update sandbox.applicant set state = $2, first_name = $3, last_name = $4, born = $5 where id = $1', [
      id,
      state,
      firstName,
      lastName,
      born,
    ]);
    await queueDelivery(client, { id: newId(), partner: 'sumsub', subject: id, body: webhook.body, dueAt: webhook.now });
  });
}
