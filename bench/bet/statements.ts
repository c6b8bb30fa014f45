import pg from 'pg';

/** Counts what this process sends to PostgreSQL from now on. */
export function countStatements(): { readonly sent: number } {
  const counted = { sent: 0 };
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    counted.sent += 1;
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  return counted;
}
