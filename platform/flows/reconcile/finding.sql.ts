import { sql } from 'kysely';
import type { Queryable } from '#kernel';

/** Stands for all currencies, or all providers. */
export const everything = '*';

/** Something that does not add up. Payouts of its currency and provider stand still until an operator resumes them. */
export interface Finding {
  /** `books: …`, `invoice: …` or `provider: …`. */
  kind: string;
  /** The ledger account, transfer, account or invoice that it was found in. */
  subject: string;
  details: string;
  currency: string;
  provider: string;
}

export interface StoredFinding extends Finding {
  id: bigint;
  foundAt: Date;
  seenAt: Date;
}

/** Keeps what was found; answers those that were not known before. */
export async function recordFindings(db: Queryable, findings: readonly Finding[], now: Date): Promise<Finding[]> {
  const unique = [...new Map(findings.map((each) => [JSON.stringify([each.kind, each.subject, each.details]), each])).values()];
  if (unique.length === 0) return [];
  const rows = await db.all(sql<Finding & { isNew: boolean }>`
    insert into reconcile.finding (kind, subject, details, currency, provider, found_at, seen_at)
    select each ->> 'kind', each ->> 'subject', each ->> 'details', each ->> 'currency', each ->> 'provider', ${now}, ${now}
    from jsonb_array_elements(${JSON.stringify(unique)}::jsonb) each
    on conflict on constraint finding_kind_subject_details_key do update set seen_at = excluded.seen_at
    returning kind, subject, details, currency, provider, xmax = 0 as "isNew"`);
  return rows.filter(({ isNew }) => isNew);
}

export async function openFindings(db: Queryable): Promise<StoredFinding[]> {
  return db.all(sql<StoredFinding>`select id, kind, subject, details, currency, provider, found_at as "foundAt", seen_at as "seenAt"
    from reconcile.finding where resumed_at is null order by id`);
}

export async function countOpenFindings(db: Queryable): Promise<number> {
  const { n } = await db.one(sql<{ n: number }>`select count(*)::int as n from reconcile.finding where resumed_at is null`);
  return n;
}

/** True while anything that was found halts payouts of this currency by this provider. */
export async function arePayoutsHalted(db: Queryable, { currency, provider }: { currency: string; provider: string }): Promise<boolean> {
  const { halted } = await db.one(sql<{ halted: boolean }>`select exists (select from reconcile.finding
    where resumed_at is null and currency in (${currency}, ${everything}) and provider in (${provider}, ${everything})) as halted`);
  return halted;
}

/** An operator has looked at these findings, or at all, and lets payouts go on: the same is not found again. Answers how many. */
export async function resumePayouts(db: Queryable, ids: readonly bigint[] | 'all', because: string, now: Date): Promise<number> {
  const those = ids === 'all' ? sql`true` : sql`id = any(${ids}::bigint[])`;
  return db.run(sql`update reconcile.finding set resumed_at = ${now}, resumed_because = ${because} where resumed_at is null and ${those}`);
}

export async function readMark(db: Queryable, name: string): Promise<Date | undefined> {
  const mark = await db.maybe(sql<{ until: Date }>`select read_until as until from reconcile.mark where name = ${name}`);
  return mark?.until;
}

export async function setMark(db: Queryable, name: string, until: Date): Promise<void> {
  await db.run(sql`insert into reconcile.mark (name, read_until) values (${name}, ${until})
    on conflict on constraint mark_name_pkey do update set read_until = excluded.read_until`);
}
