import { command, query, raw, row, text } from './sql.ts';

/** Only migrators take this advisory lock, so that two starting processes take turns. */
export const lockMigrations = () => command`select pg_advisory_lock(7310001)`;

export const createSchema = () => command`create schema if not exists kernel`;

export const createMigrations = () => command`
  create table if not exists kernel.migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`;

const migration = row({ name: text, hash: text });
export const selectMigrations = () => query(migration)`select name, hash from kernel.migration`;

/** The whole file and the note of it in one transaction. `name` and `hash` are our own. */
export const applyMigration = (name: string, hash: string, statements: string) =>
  command`${raw(`begin;\n${statements}\n;insert into kernel.migration (name, hash) values ('${name}', '${hash}');\ncommit;`)}`;
