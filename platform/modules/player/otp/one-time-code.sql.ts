import { bigint, boolean, command, present, query, row, uuid } from '#kernel/db/sql.ts';
import type { CodeSubject } from './one-time-code.ts';

export interface NewCodeRow extends CodeSubject {
  id: string;
  codeHash: Buffer;
  /** Who asked for it: `visitorOf` the address. */
  visitor: string;
  createdAt: Date;
  expiresAt: Date;
}

export const insertCode = (made: NewCodeRow) => command`
    insert into player.one_time_code (id, phone, reason, code_hash, ip, created_at, expires_at)
    values (${made.id}, ${made.phone}, ${made.reason}, ${made.codeHash}, ${made.visitor}, ${made.createdAt}, ${made.expiresAt})`;

/** Senders to one phone take turns, and those of one visitor, so that the limits hold for parallel requests too. */
export const lockPhone = (phone: string) => command`select pg_advisory_xact_lock(hashtextextended(${`one-time code ${phone}`}, 0))`;
export const lockVisitor = (visitor: string) =>
  command`select pg_advisory_xact_lock(hashtextextended(${`one-time codes from ${visitor}`}, 0))`;

const counts = row({ toPhone: bigint, fromVisitor: bigint, toPhoneFromVisitor: bigint });

/** How many codes went to this phone, were asked for by this visitor, and both, since then. */
export const countCodes = (phone: string, visitor: string, since: Date) => query(counts)`
    select (select count(*) from player.one_time_code where phone = ${phone} and created_at > ${since}) as to_phone,
           (select count(*) from player.one_time_code where ip = ${visitor} and created_at > ${since}) as from_visitor,
           (select count(*) from player.one_time_code where phone = ${phone} and ip = ${visitor} and created_at > ${since}) as to_phone_from_visitor`;

const tried = row({ id: uuid, isRight: present(boolean) });

export interface CodeTry extends CodeSubject {
  codeHash: Buffer;
  visitor: string;
}

/**
 * Compares with the newest code for this phone and reason, and counts a wrong try: of who asked for it, or of all others together; no row when it is
 * used, too old or was tried too often by these.
 */
export function tryCode({ phone, reason, codeHash, visitor }: CodeTry, now: Date, maxWrong: number) {
  return query(tried)`
    update player.one_time_code set
      tries = tries + (code_hash <> ${codeHash} and ip = ${visitor})::int,
      stranger_tries = stranger_tries + (code_hash <> ${codeHash} and ip <> ${visitor})::int
    where id = (select id from player.one_time_code where phone = ${phone} and reason = ${reason} order by created_at desc, id desc limit 1)
      and used_at is null and expires_at > ${now} and case when ip = ${visitor} then tries else stranger_tries end < ${maxWrong}
    returning id, code_hash = ${codeHash} as is_right`;
}

const used = row({ id: uuid });

export function markCodeUsed(id: string, now: Date) {
  return query(used)`update player.one_time_code set used_at = ${now} where id = ${id} and used_at is null returning id`;
}

export const deleteCodesBefore = (time: Date) => command`delete from player.one_time_code where created_at <= ${time}`;
