import { boolean, integer, nullable, query, row, text, type RowOf } from '#kernel/db/sql.ts';

/** Not ours: PostgreSQL's own, what extensions bring, and the job queue's. */
const ours = ['information_schema', 'public', 'jobs'];

const column = row({
  /** `payment.invoice` */
  table: text,
  name: text,
  type: text,
  isRequired: boolean,
  /** Its place in the primary key. */
  keyPlace: nullable(integer),
});
export type Column = RowOf<typeof column>;

/** Every column of every table of ours, as the migrations have left them. */
export const allColumns = () => query(column)`
  select n.nspname || '.' || c.relname as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as is_required,
    array_position(k.conkey, a.attnum) + 1 - array_lower(k.conkey, 1) as key_place
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where n.nspname !~ '^pg_' and n.nspname <> all(${ours}) and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by 1, a.attnum`;

const reference = row({ table: text, column: text, parent: text, key: text });
export type Reference = RowOf<typeof reference>;

/** Every foreign key of one column. */
export const allReferences = () => query(reference)`
  select n.nspname || '.' || c.relname as "table", a.attname::text as "column", pn.nspname || '.' || p.relname as parent, b.attname::text as key
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
  where k.contype = 'f' and cardinality(k.conkey) = 1 and n.nspname <> all(${ours})
  order by 1, 2, 3`;
