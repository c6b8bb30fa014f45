import pg from 'pg';

/** The database cannot work at present, whatever it is asked: lost, restarting, out of room, only reading. Another try soon may do. */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error) {
    super(`the database is unavailable: ${cause.message}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Classes of SQLSTATE: connection, resources (disk, memory, connections), the operator's intervention, input and output. */
const classes = new Set(['08', '53', '57', '58']);
/** A lock that was not given in time, a transaction that was left open, a database that only reads. */
const codes = new Set(['55P03', '25P03', '25006']);

/**
 * An error of a connection or its pool, as `DatabaseUnavailable` where it says nothing of the statement. What is no answer of PostgreSQL
 * is a lost connection, whichever of the socket, the client and the pool notices first and however it names it.
 */
export function namedLoss(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
  if (!(error instanceof pg.DatabaseError)) return new DatabaseUnavailable(error);
  const { code = '' } = error;
  return classes.has(code.slice(0, 2)) || codes.has(code) ? new DatabaseUnavailable(error) : error;
}
