import {
  boolean,
  bigint,
  bytes,
  command,
  integer,
  nullable,
  query,
  row,
  text,
  textArray,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';

const app = row({ sealedSecret: text, lastStep: integer, createdAt: timestamp });

export const selectApp = (playerId: string) => query(app)`
    select ${app.columns()} from player.authenticator_app where player_id = ${playerId}`;

export interface NewApp {
  playerId: string;
  sealedSecret: string;
  lastStep: number;
  createdAt: Date;
}

/** In place of the app before. */
export const upsertApp = (made: NewApp) => command`
    insert into player.authenticator_app (player_id, sealed_secret, last_step, created_at)
    values (${made.playerId}, ${made.sealedSecret}, ${made.lastStep}, ${made.createdAt})
    on conflict (player_id) do update set sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, created_at = excluded.created_at`;

const used = row({ playerId: uuid });

/** Uses up the code of a step, and all before; nothing when that was done already. */
export const takeStep = (playerId: string, step: number) => query(used)`
    update player.authenticator_app set last_step = ${step} where player_id = ${playerId} and last_step < ${step} returning player_id`;

const passkey = row({
  id: uuid,
  credentialId: text,
  publicKey: bytes,
  counter: bigint,
  transports: textArray,
  name: text,
  createdAt: timestamp,
  usedAt: nullable(timestamp),
});
export type PasskeyRow = RowOf<typeof passkey>;

export const selectPasskeys = (playerId: string) => query(passkey)`
    select ${passkey.columns()} from player.passkey where player_id = ${playerId} order by created_at, id`;

const owned = row({ playerId: uuid });

export const ownerOfPasskey = (credentialId: string) => query(owned)`
    select player_id from player.passkey where credential_id = ${credentialId}`;

export const insertPasskey = (playerId: string, made: Omit<PasskeyRow, 'usedAt'>) => command`
    insert into player.passkey (id, player_id, credential_id, public_key, counter, transports, name, created_at)
    values (${made.id}, ${playerId}, ${made.credentialId}, ${made.publicKey}, ${made.counter}, ${made.transports}, ${made.name}, ${made.createdAt})`;

/** Notes a use; touches no row when the passkey is gone, or its counter was as high already. Many passkeys never count, and stay at 0. */
export const usePasskey = (id: string, counter: bigint, now: Date) => query(used)`
    update player.passkey set counter = ${counter}, used_at = ${now} where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning player_id`;

interface Question {
  askedAt: Date;
  now: Date;
  /** A later time was set by a clock that was wrong: it shuts nobody out. */
  latest: Date;
}

/** The same for a sign-in by it alone; nothing when it has answered this question, or a later one, already. */
export const signInWithPasskey = (id: string, counter: bigint, { askedAt, now, latest }: Question) => query(used)`
    update player.passkey set counter = ${counter}, used_at = ${now}, asked_at = ${askedAt}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) and (asked_at is null or asked_at < ${askedAt} or asked_at > ${latest}) returning player_id`;

export const deletePasskey = (playerId: string, id: string) => query(used)`
    delete from player.passkey where id = ${id} and player_id = ${playerId} returning player_id`;

export const insertRecoveryCodes = (playerId: string, hashes: readonly Buffer[]) => command`
    insert into player.recovery_code (player_id, code_hash) select ${playerId}, hash from unnest(${hashes}::bytea[]) as hash`;

/** Of two who use it at once only one finds it. */
export const takeRecoveryCode = (playerId: string, hash: Buffer) => query(used)`
    delete from player.recovery_code where player_id = ${playerId} and code_hash = ${hash} returning player_id`;

export const deleteRecoveryCodes = (playerId: string) => command`delete from player.recovery_code where player_id = ${playerId}`;

export const deleteApp = (playerId: string) => command`delete from player.authenticator_app where player_id = ${playerId}`;

export const deletePasskeys = (playerId: string) => command`delete from player.passkey where player_id = ${playerId}`;

const held = row({ hasApp: boolean, passkeys: integer, recoveryCodes: integer });
export type HeldFactors = RowOf<typeof held>;

export const selectHeld = (playerId: string) => query(held)`
    select exists (select from player.authenticator_app where player_id = ${playerId}) as has_app,
      (select count(*)::int from player.passkey where player_id = ${playerId}) as passkeys,
      (select count(*)::int from player.recovery_code where player_id = ${playerId}) as recovery_codes`;
