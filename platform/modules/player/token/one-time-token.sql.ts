import { command, query, row, uuid } from '#kernel/db/sql.ts';

/** What a secret may be used for; it is invalid for any other purpose. */
export type TokenPurpose = 'reset' | 'reset-phone' | 'login' | 'second-step' | 'passkey-proof' | 'passkey-new';

export interface NewToken {
  hash: Buffer;
  playerId: string;
  purpose: TokenPurpose;
  createdAt: Date;
  expiresAt: Date;
}

export const insertToken = ({ hash, playerId, purpose, createdAt, expiresAt }: NewToken) => command`
  insert into player.one_time_token (token_hash, player_id, purpose, created_at, expires_at)
  values (${hash}, ${playerId}, ${purpose}, ${createdAt}, ${expiresAt})`;

const owner = row({ playerId: uuid });

export const takeToken = (hash: Buffer, purpose: TokenPurpose, now: Date) => query(owner)`
  delete from player.one_time_token
  where token_hash = ${hash} and purpose = ${purpose} and expires_at > ${now} returning player_id`;

/** Whose it is, and it stays. */
export const selectTokenOwner = (hash: Buffer, purpose: TokenPurpose, now: Date) => query(owner)`
  select player_id from player.one_time_token where token_hash = ${hash} and purpose = ${purpose} and expires_at > ${now}`;

export const deleteTokensFor = (playerId: string, purpose: TokenPurpose) => command`
  delete from player.one_time_token where player_id = ${playerId} and purpose = ${purpose}`;

/** Invalidates all secrets that were issued for a player. */
export const dropOneTimeTokens = (playerId: string) => command`delete from player.one_time_token where player_id = ${playerId}`;

export const deleteTokensBefore = (time: Date) => command`delete from player.one_time_token where expires_at <= ${time}`;
