export { ApiError, codeOf, extraOf, faultsOf, isSessionOver, platformMessageOf, statusOf, type TransportErrorCode } from './api-error.ts';
export type { CallAnswer, CallArguments, CallFunction, CallInput, CallOptions } from './call-types.ts';
export { createClient, type Client, type ClientOptions } from './client.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export type { Clock, SessionPort } from './session-port.ts';
