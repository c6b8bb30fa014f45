/** How this studio is connected and timed. Durations in milliseconds. */
export interface StudioSettings {
  /** The studio's identity at the platform: part of the address of its wallet calls. */
  providerIdentity: string;
  /** The shortest time from one paid spin to the next; jurisdictions ask for up to 2,500 (RTS 14E). */
  minRoundMs: number;
  /** How long one wallet call may take before its reply counts as lost. */
  callTimeoutMs: number;
  /** How often a bet is sent before it is rolled back; each time with the same transaction id. */
  betAttempts: number;
  /** First pause before a repeated call; it doubles with each further attempt. */
  retryMs: number;
  /** Longest pause between two attempts to pay a win. */
  longestRetryMs: number;
  /** How often the settlement worker looks for rounds that are due. */
  settlementPollMs: number;
  /** How long a round waits for its player's next step. */
  stepWaitMs: number;
  /** How long stakes are taken for a shared round; null leaves it to the game. */
  bettingMs: number | null;
  /** How long the result of a shared table is shown before its bets are decided; null leaves it to the game. A climb takes its time. */
  runMs: number | null;
  /** From the end of a shared round to the next one; null leaves it to the game. */
  restMs: number | null;
  /** A shared round still not begun this long after its time is called off: its stakes go back. */
  lateBeginMs: number;
  /** How long after its end a shared round waits for cash-outs that came in time to be stored. */
  landingMs: number;
}

export const defaultSettings: StudioSettings = {
  providerIdentity: 'verdigale-studio',
  minRoundMs: 0,
  callTimeoutMs: 4_000,
  betAttempts: 3,
  retryMs: 300,
  longestRetryMs: 60_000,
  settlementPollMs: 2_000,
  stepWaitMs: 24 * 60 * 60 * 1000,
  bettingMs: null,
  runMs: null,
  restMs: null,
  lateBeginMs: 2_000,
  landingMs: 250,
};
