import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#testing';
import { readSchema, type Schemas } from '#testing/schema/read-schema.ts';

const file = new URL('schema.json', import.meta.url);

it('is what the migrations make: `npm run schema` writes db/schema.json anew', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const found = await readSchema(client);
  await client.end();
  await database.drop();
  expect(found).toEqual(JSON.parse(await readFile(file, 'utf8')) as Schemas);
});

it('names every constraint for its table and kind, since errors are recognised by these names', async () => {
  const schemas = JSON.parse(await readFile(file, 'utf8')) as Schemas;
  const odd = Object.values(schemas).flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { constraints }]) =>
      Object.keys(constraints).filter((name) => !new RegExp(`^${table}_(\\w+_)?(pkey|key|fkey|check)$`).test(name)),
    ),
  );
  expect(odd).toEqual([]);
});
