import { serverNow } from './server-clock.ts';

/** What the client needs of the session, which belongs to the site. */
export interface SessionPort {
  /** The token as the cookie holds it at this moment: other tabs write it too. */
  getToken(): string | null;
  /**
   * Whether the page itself counts as signed in, if it knows: it learns of another tab's sign-out a moment after the cookie is gone. If a
   * call is refused in that moment, and the page has learned of the sign-out by then, the call does not end the session once more.
   */
  isSignedIn?(): boolean;
  saveToken(token: string): void;
  /**
   * The session has ended, or a call needed one and there was none. Must have forgotten the token when it returns; what it
   * shows (sign-in, the home page) is up to the site.
   */
  onSessionEnded(): void;
  /** Local storage, which all tabs share. */
  readonly lock: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Time, replaceable so that tests need not wait. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Tokens end by the server's time: a slow clock would send them for longer than they hold, and a fast one refresh them with every call. */
export const realClock: Clock = {
  now: () => serverNow(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
