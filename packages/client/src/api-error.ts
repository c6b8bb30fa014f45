/** What went wrong where no platform answered: no connection, no answer in time, an answer that is not the platform's. */
export type TransportErrorCode = 'network' | 'timeout' | 'malformed';

/** The only error of a call, apart from the caller's own abort, which is rethrown unchanged. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Code of the platform's catalogue, or of the transport. */
  readonly code: number | TransportErrorCode;
  /** Messages by field; the first of each is the one to show. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(
    status: number,
    code: number | TransportErrorCode,
    message: string,
    details: { fields?: Record<string, string[]>; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
  }
}

/** The code of a call that failed; null for any other error. */
export function codeOf(error: unknown): ApiError['code'] | null {
  return isApiError(error) ? error.code : null;
}

/** The status of a call that failed, 0 when no answer came; null for any other error. */
export function statusOf(error: unknown): number | null {
  return isApiError(error) ? error.status : null;
}

/** By its name: a server's bundle may have another class than the code around it. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
