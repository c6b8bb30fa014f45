export { connectPatiently } from './connect-patiently.ts';
export { createClient, createPool, poolPatience } from './connections.ts';
export { migrate, type MigrateOptions } from './migrate.ts';
export { DatabaseUnavailable, namedLoss } from './unavailable.ts';
