import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Statement } from './statement.ts';

const statementNames = new Map<string, string>();
/** Above this many distinct texts, statements are no longer prepared: dynamic texts must not fill the server's memory. */
const preparedLimit = 500;

/** The form in which `pg` takes a statement: prepared under a name derived from its text. */
export function prepared({ text, values }: Statement): pg.QueryConfig {
  let name = statementNames.get(text);
  if (!name && statementNames.size < preparedLimit) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    statementNames.set(text, name);
  }
  return { text, values: values as unknown[], ...(name ? { name } : {}) };
}
