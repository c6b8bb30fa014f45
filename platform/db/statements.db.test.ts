import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Column } from '#kernel/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '#testing';
import { describeStatement } from '#testing/schema/describe-statement.ts';
import { readSchema, type Schemas } from '#testing/schema/read-schema.ts';
import { allStatements } from '#testing/schema/statements.ts';
import { columnName, integer, nullable, query, row, text, uuid } from '../kernel/db/sql.ts';

let database: TestDatabase;
let client: pg.Client;
let schemas: Schemas;
/** `table column` by the catalogue's numbers: whether it may be null. */
let isNullable: Map<string, boolean>;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  schemas = await readSchema(client);
  const { rows } = await client.query<{ place: string; nullable: boolean }>(
    `select attrelid || ' ' || attnum as place, not attnotnull as nullable from pg_attribute`,
  );
  isNullable = new Map(rows.map((each) => [each.place, each.nullable]));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Utility statements cannot be prepared, and name no table; those of a cursor name what the catalogue does. */
const isUtility = (statement: string) => /^\s*(savepoint|rollback|release|set|create|declare|fetch|close)\b/.test(statement);

/** What is wrong with a statement: nothing when it can be prepared, and gives just the columns of its shape, of those types. */
async function faultsOf(statement: { text: string; row?: { shape: Readonly<Record<string, Column<unknown>>> } }): Promise<string[]> {
  const described = await describeStatement(client, statement.text);
  if (!statement.row) return [];
  const fields = new Map(described.map((field) => [field.name, field]));
  const shape = Object.entries(statement.row.shape).map(([key, column]) => [columnName(key), column] as const);
  const surplus = [...fields.keys()].filter((name) => !shape.some(([column]) => column === name));
  return [
    ...surplus.map((name) => `${name} is in no shape`),
    ...shape.flatMap(([name, column]) => {
      const field = fields.get(name);
      if (!field) return [`${name} is not in the result`];
      if (!column.typeIds.includes(field.dataTypeID)) return [`${name} is of type ${field.dataTypeID}`];
      const mayBeNull = isNullable.get(`${field.tableID} ${field.columnID}`) ?? false;
      return mayBeNull && !column.isNullable && !column.isPresent ? [`${name} may be null`] : [];
    }),
  ];
}

/** Tables and functions of other schemas that a statement names. */
function foreignNames(statement: string, own: string): string[] {
  return Object.entries(schemas).flatMap(([schema, { tables, functions }]) => {
    if (schema === own) return [];
    const names = [...Object.keys(tables), ...Object.keys(functions).map((name) => name.replace(/^.*\.|\(.*$/g, ''))];
    return names
      .filter((name) => new RegExp(`\\b${schema}"?\\s*\\.\\s*"?${name}\\b`, 'i').test(statement))
      .map((name) => `${schema}.${name}`);
  });
}

describe('the statements of the platform', () => {
  it('can all be prepared, and give the rows that they declare', async () => {
    const statements = await allStatements();
    expect(statements.length).toBeGreaterThan(120);
    const faults: string[] = [];
    for (const { name, statement } of statements.filter((each) => !isUtility(each.statement.text))) {
      const found = await faultsOf(statement).catch((error: Error) => [error.message]);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('name tables and functions of their own module only', async () => {
    const foreign = (await allStatements()).flatMap(({ name, schema, statement }) =>
      foreignNames(statement.text, schema).map((other) => `${name} names ${other}`),
    );
    expect(foreign).toEqual([]);
  });
});

it('[T4] nothing deletes the records of money, rounds, past exclusions, reviews and care: no statement, function or cascade', async () => {
  const deleting = /\bdelete\s+from\s+([\w.]+)|\btruncate\s+(?:table\s+)?([\w.]+)/gi;
  const statements = (await allStatements()).map(({ statement }) => statement.text);
  const { rows: functions } = await client.query<{ body: string }>(
    `select prosrc as body from pg_proc where pronamespace::regnamespace::text = any($1)`,
    [Object.keys(schemas)],
  );
  const emptied = [...statements, ...functions.map(({ body }) => body)].flatMap((text) =>
    [...text.matchAll(deleting)].map(([, from, table]) => from ?? table!),
  );
  const kept =
    /^(?:wallet\.(?:transfer|entry|ledger_account|account)|game\.(?:round|transaction)|payment\.invoice|player\.past_exclusion|care\.|risk\.)/;
  const { rows: cascades } = await client.query<{ table: string }>(
    `select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confdeltype <> 'a' order by 1`,
  );
  expect(new Set(emptied).size).toBeGreaterThan(5);
  expect(functions.length).toBeGreaterThan(5);
  expect([...emptied, ...cascades.map(({ table }) => table)].filter((table) => kept.test(table))).toEqual([]);
});

describe('the check itself', () => {
  it.each([
    ['a column that is not there', query(row({ nick: text }))`select nick from player.player`, /does not exist/],
    ['another type', query(row({ id: integer }))`select id from player.player`, /id is of type/],
    ['a null that is not declared', query(row({ nickname: text }))`select nickname from player.player`, /nickname may be null/],
    ['a column that is not declared', query(row({ id: uuid }))`select id, nickname from player.player`, /nickname is in no shape/],
    [
      'a declared column that is not read',
      query(row({ id: uuid, email: nullable(text) }))`select id from player.player`,
      /email is not in/,
    ],
  ])('refuses %s', async (_, statement, fault) => {
    const found = await faultsOf(statement).catch((error: Error) => [error.message]);
    expect(found.join()).toMatch(fault);
  });

  it.each(['select * from player.player', 'select * from "player"."player"', 'select game.fold($1)', 'delete from PLAYER . session'])(
    'finds another module in: %s',
    (statement) => expect(foreignNames(statement, 'wallet')).toHaveLength(1),
  );
});
