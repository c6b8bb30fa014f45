import { bytes, eachCommand, eachQuery, json, givenRows, row, sql } from './db/sql.ts';

const stored = row({ inputHash: bytes, result: json<unknown>() });

export const selectResult = eachQuery(
  stored,
  (given: readonly { scope: string; key: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { scope: 'text', key: 'text' })},
  lateral (select input_hash, result from kernel.idempotency i where i.scope = given.scope and i.key = given.key offset 0) found`,
);

interface StoredResult {
  scope: string;
  key: string;
  inputHash: Buffer;
  /** As JSON. */
  result: string;
}

export const insertResult = eachCommand(
  (given: readonly StoredResult[]) => sql`
  insert into kernel.idempotency (scope, key, input_hash, result)
  select scope, key, input_hash, result::json from ${givenRows(given, { scope: 'text', key: 'text', inputHash: 'bytea', result: 'text' })}`,
);
