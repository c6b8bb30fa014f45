import { AppError } from './app-error.ts';
import type { Transaction } from './db/transaction.ts';
import type { Queryable } from './db/queryable.ts';
import { insertResult, selectResult } from './idempotency.sql.ts';
import { sha256 } from './sha256.ts';

export interface IdempotencyKey {
  /** Who may have used the key, e.g. `deposit:<player id>`: the same key in two scopes is two keys. */
  scope: string;
  key: string;
  /** What was asked: the same key with another input is a conflict. */
  input: unknown;
}

const hashOf = (input: unknown) => sha256(stableText(input));

/** JSON with sorted keys, so that the order of fields in a request does not matter. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return part.toString();
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * The stored result of this key, or undefined when it is new, which can be relied on only under the lock that serialises the callers. Throws
 * `onConflict` (default `idempotencyConflict`) when the key was used with another input.
 */
export async function findResult<R>(
  db: Queryable,
  { scope, key, input }: IdempotencyKey,
  onConflict: 'idempotencyConflict' | 'transactionConflict' = 'idempotencyConflict',
): Promise<R | undefined> {
  const row = await db.maybe(selectResult({ scope, key }));
  if (!row) return undefined;
  if (!row.inputHash.equals(hashOf(input))) throw new AppError(onConflict, `key ${key} was used with another input`);
  return row.result as R;
}

/** Stores the result with the transaction's other writes. A second writer of the same key fails on its primary key. */
export function storeResult(tx: Transaction, { scope, key, input }: IdempotencyKey, result: unknown): void {
  tx.write(insertResult({ scope, key, inputHash: hashOf(input), result: JSON.stringify(result) }));
}
