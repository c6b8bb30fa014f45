import { bytes, command, integer, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const flow = row({
  stateHash: bytes,
  provider: text,
  connection: text,
  codeVerifier: text,
  nonce: text,
  createdAt: timestamp,
  siteUrl: nullable(text),
});
export type FlowRow = RowOf<typeof flow>;

export interface IdentityRow {
  provider: string;
  subject: string;
  connection: string;
  playerId: string;
  createdAt: Date;
}

const owner = row({ id: uuid, status: integer, confirmedAt: nullable(timestamp) });
export type OwnerRow = RowOf<typeof owner>;

export const insertFlow = (made: FlowRow) => command`
    insert into player.social_flow (state_hash, provider, connection, code_verifier, nonce, created_at, site_url)
    values (${made.stateHash}, ${made.provider}, ${made.connection}, ${made.codeVerifier}, ${made.nonce}, ${made.createdAt}, ${made.siteUrl})`;

/** Of two requests with the same state only one finds it. */
export function deleteFlow(stateHash: Buffer) {
  return query(flow)`
    delete from player.social_flow where state_hash = ${stateHash}
    returning ${flow.columns()}`;
}

/** Answers how many rows were written: none when the answer was used before. */
export const insertAnswer = (hash: Buffer, usedAt: Date) =>
  command`insert into player.social_answer (hash, used_at) values (${hash}, ${usedAt}) on conflict (hash) do nothing`;

export const deleteFlowsBefore = (before: Date) => command`delete from player.social_flow where created_at < ${before}`;

export const deleteAnswersBefore = (before: Date) => command`delete from player.social_answer where used_at < ${before}`;

export const selectIdentityOwner = (provider: string, subject: string) => query(owner)`
    select player.id, player.status, player.confirmed_at
    from player.identity join player.player on player.id = identity.player_id
    where identity.provider = ${provider} and identity.subject = ${subject}`;

/** Locks the player: what is decided by the e-mail holds until the commit. */
export const lockEmailOwner = (emailLower: string) =>
  query(owner)`select id, status, confirmed_at from player.player where email_lower = ${emailLower} for update`;

/** Fails on `identity_provider_subject_pkey` or `identity_player_id_provider_connection_key` when one of both is taken. */
export const insertIdentity = (made: IdentityRow) => command`
    insert into player.identity (provider, subject, connection, player_id, created_at)
    values (${made.provider}, ${made.subject}, ${made.connection}, ${made.playerId}, ${made.createdAt})`;
