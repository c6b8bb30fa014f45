/** The most that one bet may be, of slots and jackpots all bets of a round together, for whom and in what: what a rule does not name, it holds for. */
export interface StakeRule {
  /** Types of games as the catalogue has them, such as `slots`. */
  types?: readonly string[];
  /** Where the player lives or is, by codes of two letters. */
  countries?: readonly string[];
  /** Only players below this age; whose age is not known counts as one of them. */
  youngerThan?: number;
  /** Decimal in main units of `currency`; in other currencies its worth at current rates, rounded down. */
  amount: string;
  currency: string;
}

/** The most that one round may pay, for whom: what a rule does not name, it holds for. */
export interface WinRule {
  /** Games by their identities. */
  games?: readonly string[];
  /** Game providers by the identities under which they are configured. */
  providers?: readonly string[];
  /** Decimal in main units of `currency`; in other currencies its worth at current rates, rounded down. */
  amount: string;
  currency: string;
}

export interface PlaySettings {
  /** What one bet, or one round of a slot, may be at most: of the rules that fit, the lowest. */
  stakes: readonly StakeRule[];
  /** What one round may pay at most: what goes beyond it is held. The rules that name the game decide, else those that name its provider. */
  wins: readonly WinRule[];
  /** Whether there is a betting partner. */
  hasSportsbook: boolean;
}
