import { sql } from 'kysely';
import type { Query } from '#kernel';
import type { CodeSubject } from './one-time-code.ts';

export interface NewCodeRow extends CodeSubject {
  id: string;
  code_hash: Buffer;
  ip: string;
  created_at: Date;
  expires_at: Date;
}

export function insertCode(row: NewCodeRow): Query<unknown> {
  return sql`
    insert into player.one_time_code (id, phone, reason, code_hash, ip, created_at, expires_at)
    values (${row.id}, ${row.phone}, ${row.reason}, ${row.code_hash}, ${row.ip}, ${row.created_at}, ${row.expires_at})`;
}

/** Senders to one phone take turns, so that the limit holds for those at the same moment too. */
export function lockPhone(phone: string): Query<unknown> {
  return sql`select pg_advisory_xact_lock(hashtextextended(${`one-time code ${phone}`}, 0))`;
}

/** How many codes went to this phone, and were asked for from this address, since then. */
export function countCodes(phone: string, ip: string, since: Date): Query<{ to_phone: string; from_address: string }> {
  return sql`
    select (select count(*) from player.one_time_code where phone = ${phone} and created_at > ${since}) as to_phone,
           (select count(*) from player.one_time_code where ip = ${ip} and created_at > ${since}) as from_address`;
}

/** Takes one try of the newest code for this phone and reason; no row when it is used, too old or was tried too often. */
export function takeTryOfCode({ phone, reason }: CodeSubject, now: Date, maxTries: number): Query<{ id: string; code_hash: Buffer }> {
  return sql`
    update player.one_time_code set tries = tries + 1
    where id = (select id from player.one_time_code where phone = ${phone} and reason = ${reason} order by created_at desc, id desc limit 1)
      and used_at is null and expires_at > ${now} and tries < ${maxTries}
    returning id, code_hash`;
}

export function markCodeUsed(id: string, now: Date): Query<{ id: string }> {
  return sql`update player.one_time_code set used_at = ${now} where id = ${id} and used_at is null returning id`;
}

export function deleteCodesBefore(time: Date): Query<unknown> {
  return sql`delete from player.one_time_code where created_at <= ${time}`;
}
