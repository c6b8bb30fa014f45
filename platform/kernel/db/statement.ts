import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

const statementNames = new Map<string, string>();
/** Above this many distinct texts a statement is no longer prepared: dynamic texts must not fill the server's memory. */
const preparedLimit = 500;

/** The form in which `pg` takes a query: prepared under a name derived from its text. */
export function statement({ sql, parameters }: CompiledQuery): pg.QueryConfig {
  let name = statementNames.get(sql);
  if (!name && statementNames.size < preparedLimit) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
    statementNames.set(sql, name);
  }
  return { text: sql, values: parameters as unknown[], ...(name ? { name } : {}) };
}
