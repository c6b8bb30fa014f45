/** Who is behind a bearer token whose session is alive. */
export interface Principal {
  playerId: string;
  sessionId: string;
  /** Seconds since the epoch at which the token ends. */
  expiresAt: number;
}

/** Who a bearer token belongs to, or null when it is not valid or its session has ended. */
export type Authenticate = (token: string) => Promise<Principal | null>;
