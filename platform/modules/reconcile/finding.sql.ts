import { bigint, boolean, command, integer, query, row, sql, text, timestamp, type RowOf } from '#kernel/db/sql.ts';

/** Stands for all currencies, or all providers. */
export const everything = '*';

const shape = {
  /** `books: …`, `invoice: …` or `provider: …`. */
  kind: text,
  /** The ledger account, transfer, account or invoice that it was found in. */
  subject: text,
  details: text,
  currency: text,
  provider: text,
};
const stored = row({ id: bigint, ...shape, foundAt: timestamp, seenAt: timestamp });
const recorded = row({ ...shape, isNew: boolean });

export type StoredFinding = RowOf<typeof stored>;
/** A difference in the books. Payouts of its currency and provider halt until an operator resumes them. */
export type Finding = Omit<StoredFinding, 'id' | 'foundAt' | 'seenAt'>;

/** No two of them may be the same. */
export const upsertFindings = (findings: readonly Finding[], now: Date) => query(recorded)`
  insert into reconcile.finding (kind, subject, details, currency, provider, found_at, seen_at)
  select each ->> 'kind', each ->> 'subject', each ->> 'details', each ->> 'currency', each ->> 'provider', ${now}, ${now}
  from jsonb_array_elements(${JSON.stringify(findings)}::jsonb) each
  on conflict on constraint finding_kind_subject_details_key do update set seen_at = excluded.seen_at
  returning kind, subject, details, currency, provider, xmax = 0 as is_new`;

/** The findings that wait for an operator, oldest first. */
export const openFindings = () => query(stored)`
  select ${stored.columns()} from reconcile.finding where resumed_at is null order by id`;

/** Those that were found in a stretch of time, closed or not. */
export const findingsIn = ({ start, end }: { start: Date; end: Date }) => query(stored)`
  select ${stored.columns()} from reconcile.finding where found_at >= ${start} and found_at < ${end} order by found_at, id`;

const count = row({ count: integer });

/** How many findings wait for an operator. */
export const countOpenFindings = () => query(count)`
  select count(*)::int as count from reconcile.finding where resumed_at is null`;

const halted = row({ isHalted: boolean });

/** True while anything that was found halts payouts of this currency by this provider. */
export const payoutsHalted = ({ currency, provider }: { currency: string; provider: string }) => query(halted)`
  select exists (select from reconcile.finding
    where resumed_at is null and currency in (${currency}, ${everything}) and provider in (${provider}, ${everything})) as is_halted`;

/** Closes these findings, or all, after an operator has looked at them, so that payouts go on: the same difference is not found again. */
export const resumePayouts = (ids: readonly bigint[] | 'all', because: string, now: Date) => command`
  update reconcile.finding set resumed_at = ${now}, resumed_because = ${because}
  where resumed_at is null and ${ids === 'all' ? sql`true` : sql`id = any(${ids}::bigint[])`}`;

const mark = row({ readUntil: timestamp });

export const markOf = (name: string) => query(mark)`select read_until from reconcile.mark where name = ${name}`;

/** Up to this moment the proof of this name has read. */
export const setMark = (name: string, until: Date) => command`
  insert into reconcile.mark (name, read_until) values (${name}, ${until})
  on conflict on constraint mark_name_pkey do update set read_until = excluded.read_until`;
