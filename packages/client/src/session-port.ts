/** What the client needs of the session, which belongs to the site. */
export interface SessionPort {
  /** The token as the cookie holds it at this moment: other tabs write it too. */
  getToken(): string | null;
  saveToken(token: string): void;
  /**
   * The session is over, or there was none on a call that needs one. Must have forgotten the token when it returns; what it
   * shows (sign-in, the home page) is the site's affair.
   */
  onSessionEnded(): void;
  /** Local storage, which all tabs share. */
  readonly lock: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Time, so that tests need not wait for it. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
