import { command, join, query, raw, row, sql, text, type Sql } from '#kernel/db/sql.ts';
import type { Column } from './catalogue.sql.ts';
import { leftOut } from './left-out.ts';
import type { Owner, OwnTable } from './own-tables.ts';
import { isSum, minorUnits } from './sums.ts';

const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

/** A column as a person reads it, under its name. */
function read(column: Column, among: readonly Column[]): string {
  const name = quoted(column.name);
  if (column.type === 'timestamp with time zone') return `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`;
  if (isSum(column, among)) return `round(${name} / power(10::numeric, exponent), exponent)::text as ${name}`;
  if (minorUnits.has(`${column.table}.${column.name}`)) return `${name} as ${quoted(`${column.name}_in_minor_units`)}`;
  return name;
}

const isPlayers = ({ owners }: OwnTable, playerId: string): Sql =>
  join(
    owners.map((owner) => isOwned(owner, playerId)),
    ' and ',
  );

function isOwned({ column, of }: Owner, playerId: string): Sql {
  const owner = raw(quoted(column));
  if (!of) return sql`${owner} = ${playerId}`;
  return sql`${owner} in (select ${raw(quoted(of.key))} from ${raw(quoted(of.table.name))} where ${isPlayers(of.table, playerId)})`;
}

/** By when it was made, or by the first time that every row has; those of one moment, and of tables without times, by their ids, which follow time. */
function age(columns: readonly Column[]): string {
  const times = columns.filter(({ type, isRequired }) => type === 'timestamp with time zone' && isRequired);
  const made = times.find(({ name }) => name === 'created_at') ?? times[0];
  const keys = columns.filter(({ keyPlace }) => keyPlace !== null).toSorted((a, b) => a.keyPlace! - b.keyPlace!);
  return [...(made ? [made] : []), ...keys].map(({ name }) => quoted(name)).join(', ');
}

/** Whoever reads the document as it is written may be slow. */
export const allowPauses = (ms: number) => command`set local idle_in_transaction_session_timeout = ${raw(String(ms))}`;

/** Begins to read the player's rows of a table, oldest first. */
export const openRows = (table: OwnTable, playerId: string) => {
  const shown = table.columns.filter(({ name }) => !(`${table.name}.${name}` in leftOut));
  return command`declare own_rows no scroll cursor for
    select row_to_json(own)::text as "row" from (
      select ${raw(shown.map((column) => read(column, shown)).join(', '))} from ${raw(quoted(table.name))}
      where ${isPlayers(table, playerId)} order by ${raw(age(table.columns))}) own`;
};

const shownRow = row({ row: text });

/** The next of them, each as JSON. */
export const nextRows = (count: number) => query(shownRow)`fetch ${raw(String(count))} from own_rows`;

export const closeRows = () => command`close own_rows`;
