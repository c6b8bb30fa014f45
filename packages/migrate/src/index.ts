export { createClient, createPool } from './connections.ts';
export { migrate, type MigrateOptions } from './migrate.ts';
