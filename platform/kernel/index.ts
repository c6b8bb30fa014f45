export { AppError, type AppErrorDetails } from './app-error.ts';
export { csvLine } from './csv.ts';
export { systemClock, type Clock } from './clock.ts';
export { openDatabase, type Database } from './db/database.ts';
export { migrate } from './db/migrate.ts';
export { createPump, type Pump } from './db/pump.ts';
export type { Queryable } from './db/queryable.ts';
export type { Query, Statement } from './db/sql.ts';
export { violates, type ConstraintErrors } from './db/constraint-error.ts';
export type { Transaction } from './db/transaction.ts';
export { createEvents, type Events, type Fact, type FactHandler } from './events.ts';
export { useApiDialect } from './http/api.ts';
export { callerOf, type Caller, type EdgeConfig } from './http/edge.ts';
export { refuseUnknownBelow, useErrorEnvelope } from './http/error-handler.ts';
export {
  bearerOf,
  mount,
  type Authenticate,
  type CallContext,
  type CallHandler,
  type Principal,
  type RateLimit,
  type StreamedFile,
} from './http/mount.ts';
export { pageOf, type PageRequest } from './paging.ts';
export { findResult, storeResult, type IdempotencyKey } from './idempotency.ts';
export { newId } from './ids.ts';
export { requireTime } from './http/require-time.ts';
export { createJobs, type JobOptions, type Jobs } from './jobs.ts';
export type { Kernel } from './kernel.ts';
export type { Logger } from './logger.ts';
export { createRelay, type Relay } from './relay.ts';
export { deriveKey, seal, unseal } from './seal.ts';
export type { Module } from './module.ts';
export { useOperatorDialect } from './http/operator.ts';
export { readSigned, usePartnerDialect } from './http/partner.ts';
export { parseBody } from './http/validation.ts';
export { requireOwnAddress } from './http/own-address.ts';
