import { calls, type AuthResponse, type Call, type CallName } from '@verdigale/contract';
import { readAnswer, type Answer } from './answer.ts';
import { ApiError, statusOf } from './api-error.ts';
import type { CallFunction } from './call-types.ts';
import { toRequest, type AnyInput } from './request.ts';
import { realClock, type Clock, type SessionPort } from './session-port.ts';
import { sendWithProgress } from './upload.ts';
import { isExpired } from './token-expiry.ts';
import { tokenSource } from './token-refresh.ts';

const TIMEOUT_MS = 30_000;
/** A file goes over a slow line for minutes. */
const FILE_FACTOR = 4;

export interface ClientOptions {
  /** Origin of the platform; '' for the page's own. */
  readonly baseUrl: string;
  /** Without one every call is sent as a guest's, as on the server that renders pages. */
  readonly session?: SessionPort;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
}

export interface Client {
  /**
   * Makes one call, once. Throws ApiError, or the reason of the caller's own abort. A 401 or 403 on a call that carried the
   * token, or that needs one, also ends the session. (A 4)
   */
  readonly call: CallFunction;
  /** The token of the session that there is then, refreshed first when near its end; null without a session. For the socket. */
  readonly freshToken: () => Promise<string | null>;
}

/** A client of one platform. It keeps the session nowhere: the token is read, renewed and given up through `session`. */
export function createClient(options: ClientOptions): Client {
  const { session } = options;
  const clock = options.clock ?? realClock;
  const tokenToSend = session ? tokenSource(session, (token) => refresh(options, token), clock) : () => Promise.resolve(null);

  const call = async (name: CallName, input: AnyInput = {}): Promise<Answer> => {
    const definition: Call = calls[name];
    if (definition.auth === 'guest' || !session) return send(options, definition, input, null);
    const before: Before = { hadToken: session.getToken() !== null, wasSignedIn: session.isSignedIn?.() === true };
    const token = await tokenToSend();
    const didHold = token !== null && !isExpired(token, clock.now());
    try {
      return await send(options, definition, input, token);
    } catch (error) {
      if (!isRefusal(error) || (token === null && definition.auth !== 'bearer')) throw error;
      // The refusal has told the time: where the clock of this device was slow, the token has ended and not its session.
      if (didHold && isExpired(token, clock.now()) && session.getToken() === token) return call(name, input);
      if (isCurrent(token, definition, session, before)) session.onSessionEnded();
      throw new ApiError(error.status, error.code, error.message, { fields: error.fields, cause: error, isSessionOver: true });
    }
  };

  const freshToken = async (): Promise<string | null> => {
    await tokenToSend();
    return session?.getToken() ?? null;
  };

  return { call: call as CallFunction, freshToken };
}

/** How it stood when the call was made. */
interface Before {
  hadToken: boolean;
  wasSignedIn: boolean;
}

/** A session that was replaced or has ended since the call was sent is not ended by its answer. */
function isCurrent(token: string | null, { auth }: Call, session: SessionPort, { hadToken, wasSignedIn }: Before): boolean {
  if (token !== null) return session.getToken() === token;
  if (wasSignedIn && session.isSignedIn?.() === false) return false;
  return auth === 'bearer' && !hadToken && session.getToken() === null;
}

/** On a call that carried the token, or that needs one, these mean that the session is over. (A 4) */
function isRefusal(error: unknown): error is ApiError {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

async function refresh(options: ClientOptions, token: string): Promise<string> {
  const { data } = await send(options, calls['sessions.refresh'], {}, token);
  const { accessToken } = data as Partial<AuthResponse>;
  if (typeof accessToken !== 'string') throw new ApiError(0, 'malformed', 'a refresh without a token');
  return accessToken;
}

async function send(options: ClientOptions, call: Call, input: AnyInput, token: string | null): Promise<Answer> {
  const [url, init] = toRequest(options.baseUrl, call, input, token);
  const timeout = AbortSignal.timeout((options.timeoutMs ?? TIMEOUT_MS) * (call.body ? FILE_FACTOR : 1));
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
  try {
    // As a plain function: a browser's fetch refuses to be called as a method of something else.
    const { onProgress } = input;
    const request = onProgress ? (to: string, sent: RequestInit) => sendWithProgress(to, sent, onProgress) : (options.fetch ?? fetch);
    const response = await request(url, { ...init, signal });
    if (call.answer === 'file' && response.ok) return { data: await response.blob(), meta: undefined };
    return await readAnswer(response, call);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    input.signal?.throwIfAborted();
    if (timeout.aborted) throw new ApiError(0, 'timeout', 'no answer in time', { cause });
    throw new ApiError(0, 'network', 'no connection', { cause });
  }
}
