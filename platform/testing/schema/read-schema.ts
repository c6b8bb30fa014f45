import type pg from 'pg';

export interface Table {
  columns: Record<string, string>;
  constraints: Record<string, string>;
  indexes: Record<string, string>;
  triggers: Record<string, string>;
}

/** What the migrations make of a database, by schema and name. */
export type Schemas = Record<string, { tables: Record<string, Table>; functions: Record<string, string[]> }>;

/** Not ours: PostgreSQL's own, what extensions bring, and the job queue's, which it migrates itself. */
const ours = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'jobs')`;

const columns = `
  select n.nspname as schema, c.relname as table, a.attname as name,
    format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
      || coalesce(case when a.attgenerated <> '' then ' generated as ' else ' default ' end || pg_get_expr(d.adbin, d.adrelid), '')
      || case when a.attidentity <> '' then ' identity' else '' end as text
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where ${ours} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by 1, 2, a.attnum`;

const constraints = `
  select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and k.contype in ('p', 'u', 'f', 'c') order by 1, 2, 3`;

const indexes = `
  select n.nspname as schema, c.relname as table, i.relname as name, pg_get_indexdef(x.indexrelid) as text
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not exists (select from pg_constraint k where k.conindid = x.indexrelid) order by 1, 2, 3`;

const triggers = `
  select n.nspname as schema, c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid) as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not t.tgisinternal order by 1, 2, 3`;

const functions = `
  select n.nspname as schema, p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} order by 1, 2`;

export async function readSchema(client: pg.Client): Promise<Schemas> {
  const schemas: Schemas = {};
  const schemaOf = (name: string) => (schemas[name] ??= { tables: {}, functions: {} });
  const parts = { columns, constraints, indexes, triggers };
  for (const [part, text] of Object.entries(parts)) {
    const { rows } = await client.query<{ schema: string; table: string; name: string; text: string }>(text);
    for (const row of rows) {
      const tables = schemaOf(row.schema).tables;
      const table = (tables[row.table] ??= { columns: {}, constraints: {}, indexes: {}, triggers: {} });
      table[part as keyof Table][row.name] = row.text;
    }
  }
  const { rows } = await client.query<{ schema: string; name: string; text: string }>(functions);
  for (const row of rows) schemaOf(row.schema).functions[row.name] = row.text.trimEnd().split('\n');
  return schemas;
}
