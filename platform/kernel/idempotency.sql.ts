import { bytes, command, json, query, row } from './db/sql.ts';

const stored = row({ inputHash: bytes, result: json<unknown>() });

export const selectResult = (scope: string, key: string) => query(stored)`
  select ${stored.columns()} from kernel.idempotency where scope = ${scope} and key = ${key}`;

export const insertResult = (scope: string, key: string, inputHash: Buffer, result: unknown) => command`
  insert into kernel.idempotency (scope, key, input_hash, result)
  values (${scope}, ${key}, ${inputHash}, ${JSON.stringify(result)}::json)`;
