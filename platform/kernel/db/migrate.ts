import { migrate as applyMigrations } from '@verdigale/migrate';

/** Brings the database to the platform's newest schema; see `packages/migrate` for what it promises. */
export function migrate(databaseUrl: string): Promise<string[]> {
  return applyMigrations({ databaseUrl, schema: 'kernel', folder: new URL('../../db/migrations/', import.meta.url) });
}
