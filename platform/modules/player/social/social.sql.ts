import { sql } from 'kysely';
import type { Query } from '#kernel';

export interface FlowRow {
  state_hash: Buffer;
  provider: string;
  connection: string;
  code_verifier: string;
  nonce: string;
  created_at: Date;
}

export interface IdentityRow {
  provider: string;
  subject: string;
  connection: string;
  player_id: string;
  created_at: Date;
}

export interface OwnerRow {
  id: string;
  status: number;
  confirmed_at: Date | null;
}

export function insertFlow(row: FlowRow): Query<unknown> {
  return sql`
    insert into player.social_flow (state_hash, provider, connection, code_verifier, nonce, created_at)
    values (${row.state_hash}, ${row.provider}, ${row.connection}, ${row.code_verifier}, ${row.nonce}, ${row.created_at})`;
}

/** Of two who come with the same state only one finds it. */
export function deleteFlow(stateHash: Buffer): Query<FlowRow> {
  return sql`
    delete from player.social_flow where state_hash = ${stateHash}
    returning state_hash, provider, connection, code_verifier, nonce, created_at`;
}

/** Answers how many rows were written: none when the answer was used before. */
export function insertAnswer(hash: Buffer, usedAt: Date): Query<unknown> {
  return sql`insert into player.social_answer (hash, used_at) values (${hash}, ${usedAt}) on conflict (hash) do nothing`;
}

export function deleteFlowsBefore(before: Date): Query<unknown> {
  return sql`delete from player.social_flow where created_at < ${before}`;
}

export function deleteAnswersBefore(before: Date): Query<unknown> {
  return sql`delete from player.social_answer where used_at < ${before}`;
}

export function selectIdentityOwner(provider: string, subject: string): Query<OwnerRow> {
  return sql`
    select player.id, player.status, player.confirmed_at
    from player.identity join player.player on player.id = identity.player_id
    where identity.provider = ${provider} and identity.subject = ${subject}`;
}

/** Locks the player: what is decided by the e-mail holds until the commit. */
export function lockEmailOwner(emailLower: string): Query<OwnerRow> {
  return sql`select id, status, confirmed_at from player.player where email_lower = ${emailLower} for update`;
}

/** Fails on `identity_provider_subject_pkey` or `identity_player_id_provider_connection_key` when one of both is taken. */
export function insertIdentity(row: IdentityRow): Query<unknown> {
  return sql`
    insert into player.identity (provider, subject, connection, player_id, created_at)
    values (${row.provider}, ${row.subject}, ${row.connection}, ${row.player_id}, ${row.created_at})`;
}
