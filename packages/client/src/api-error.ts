import type { ErrorBody } from '@verdigale/contract';

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
  /** What single refusals say beside it, such as the `challenge` of a sign-in. */
  readonly extra: Pick<ErrorBody, 'challenge' | 'ways' | 'until'>;
  /** The call was a player's and was refused because the session is over. */
  readonly isSessionOver: boolean;

  constructor(
    status: number,
    code: number | TransportErrorCode,
    message: string,
    details: {
      fields?: ApiError['fields'] | undefined;
      extra?: ApiError['extra'] | undefined;
      cause?: unknown;
      isSessionOver?: boolean;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
    this.extra = details.extra ?? {};
    this.isSessionOver = details.isSessionOver ?? false;
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

/** The first message of each field of a call that failed, which is the one to show; empty for any other error. (wire 0.1) */
export function faultsOf(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  // A platform may write one message without a list around it, or none.
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, said]) => {
      const [first] = [said].flat();
      return first ? [[name, first]] : [];
    }),
  );
}

/** What a refusal says beside its code; nothing for any other error. */
export function extraOf(error: unknown): ApiError['extra'] {
  return isApiError(error) ? error.extra : {};
}

/** What the platform says of a call that it refused: of its field, else in general; null when it said nothing. */
export function platformMessageOf(error: unknown): string | null {
  if (!isApiError(error) || typeof error.code !== 'number') return null;
  return Object.values(faultsOf(error))[0] || error.message || null;
}

/** The session has ended with this call, and the site asks to sign in anyway: the caller has nothing to add. (A 8) */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.isSessionOver;
}

/** By its name: a server's bundle may have another class than the code around it. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
