/** The JSON form of the Centrifuge client protocol, as far as this endpoint speaks it: newline-delimited objects. */

export interface SubscribeRequest {
  channel: string;
  recover?: boolean;
  offset?: number;
  epoch?: string;
}

export interface HistoryRequest {
  channel: string;
  /** 0 asks for the position alone. */
  limit?: number;
  since?: { offset?: number; epoch?: string };
  reverse?: boolean;
}

export interface Command {
  id?: number;
  connect?: { token?: string };
  subscribe?: SubscribeRequest;
  unsubscribe?: { channel: string };
  refresh?: { token: string };
  history?: HistoryRequest;
  [other: string]: unknown;
}

/** Replies with these codes are final for a connect or subscribe, unless said otherwise. */
export const replyErrors = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unauthorized: { code: 101, message: 'unauthorized' },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  /** The client asks for a new token and tries again. */
  tokenExpired: { code: 109, message: 'token expired', temporary: true },
} as const;
export type ReplyError = (typeof replyErrors)[keyof typeof replyErrors];

/** Close codes: clients come back, except after 3500–3999 and 4500–4999. (W 4) */
export const disconnects = {
  shutdown: [3001, 'shutdown'],
  expired: [3005, 'connection expired'],
  slow: [3008, 'slow'],
  noPong: [3012, 'no pong'],
  invalidToken: [3500, 'invalid token'],
  badRequest: [3501, 'bad request'],
  stale: [3502, 'stale'],
  tooManyErrors: [3509, 'too many errors'],
  connectionLimit: [3504, 'connection limit'],
} as const satisfies Record<string, readonly [number, string]>;
export type Disconnect = (typeof disconnects)[keyof typeof disconnects];

/** Parses a frame into its commands, one a line; null when it is not the protocol, as one of empty lines, which nobody counts. */
export function parseFrame(frame: string): Command[] | null {
  try {
    const commands = frame
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    return commands.every(isCommand) ? commands : null;
  } catch {
    return null;
  }
}

/** Its id is a number, since it goes back with the answer: lists in lists without end could be read, but not be written again. */
function isCommand(value: unknown): value is Command {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return !('id' in value) || typeof value.id === 'number';
}

/** A publication as it goes to every subscriber: serialised once. `data` is JSON text. */
export function publicationFrame(channel: string, data: string, offset: number): string {
  return `{"push":{"channel":${JSON.stringify(channel)},"pub":{"data":${data},"offset":${offset}}}}`;
}

/** As `publicationFrame`, on a channel that keeps nothing. */
export function volatileFrame(channel: string, data: object): string {
  return JSON.stringify({ push: { channel, pub: { data } } });
}
