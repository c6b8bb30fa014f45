/** Of the network: nobody is there. */
const absent: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What to do about an error of PostgreSQL, by its code. */
const waysOut: ReadonlyMap<string, string> = new Map([
  ['28P01', 'Correct the user or the password.'],
  ['28000', 'Correct the user, or let it in by pg_hba.conf.'],
  ['3D000', 'Create that database, or correct the name of it.'],
  ['53300', 'Raise its max_connections, or end what else is connected.'],
  ['25006', 'It only reads: name the primary, not a copy of it.'],
  ['42501', 'Its role may not make the schemas of the product: make it the owner, by `alter database … owner to …`.'],
  ['57P03', 'It was still starting after a minute: see its log, and start again.'],
]);

/** An error of the database at the start that names the setting and the way out. An address holds a password: it is not repeated. */
function databaseTrouble(variable: string, error: Error & { code?: string }): Error {
  const { code, message } = error;
  const other = variable === 'DATABASE_URL' ? 'the built-in one' : "the product's own";
  const start = `Start that PostgreSQL, or correct the host and port. Without ${variable} ${other} is used.`;
  const wayOut = code === undefined || absent.has(code) ? start : waysOut.get(code);
  const what = `The database of ${variable} cannot be used: ${[code, message].filter(Boolean).join(', ')}.`;
  return new Error([what, wayOut].filter(Boolean).join(' '), { cause: error });
}

/** Does what needs the database of a setting; where there is none, it is the built-in one. */
export async function namingDatabase<T>(variable: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Any other, such as that of a migration that was changed, speaks for itself.
    const code = (error as { code?: string }).code ?? '';
    const isKnown = error instanceof Error && (absent.has(code) || waysOut.has(code) || error.message === 'timeout expired');
    throw variable !== undefined && isKnown ? databaseTrouble(variable, error) : error;
  }
}
