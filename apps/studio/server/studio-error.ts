/** Everything that the frame's calls may answer instead of a result, with its HTTP status. The view has a text for each. */
export const studioErrors = {
  'session-unknown': 404,
  'session-expired': 401,
  'stake-not-allowed': 422,
  'choice-not-allowed': 422,
  'step-not-allowed': 409,
  'round-open': 409,
  'betting-closed': 409,
  'too-fast': 429,
  'insufficient-funds': 409,
  'stake-too-high': 409,
  'bet-refused': 409,
  'free-rounds-over': 409,
  'bet-unconfirmed': 503,
  'platform-unreachable': 503,
} as const;

export type StudioErrorCode = keyof typeof studioErrors;

/** A refusal that the player's view explains. `details` are sent with it, so only what the player may know. */
export class StudioError extends Error {
  readonly code: StudioErrorCode;
  readonly details: Record<string, string | number>;

  constructor(code: StudioErrorCode, details: Record<string, string | number> = {}) {
    super(code);
    this.name = 'StudioError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return studioErrors[this.code];
  }
}
