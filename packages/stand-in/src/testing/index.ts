export { recordLogger } from './record-logger.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
