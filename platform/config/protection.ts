/** Terms of a break and of a self-exclusion that the platform knows, by the wire's names. (wire 1.4) */
export type BreakTerm = '1_day' | '3_days' | '1_week' | '1_month' | '6_weeks' | '2_months' | '3_months';
export type ExclusionTerm = '3_months' | '6_months' | '9_months' | '1_year' | '5_years' | 'forever';

/** Fields of the registration and the profile by which a person is known. */
export type PersonField = 'firstName' | 'lastName' | 'birthdate' | 'address' | 'city' | 'postalCode';

/**
 * What the law of a jurisdiction, or the house where it asks nothing, has the platform do for its players. A value of null or false asks
 * nothing. Each field names its clause; `platform/jurisdictions` has the sets, and a brand picks one by its name.
 */
export interface ProtectionRules {
  /** Years that a player must have lived. (AGCO 3.01) */
  leastAge: number;
  /**
   * Fields that everybody gives: at registration, whatever the brand asks for, and before the first deposit or play for accounts that came
   * without a form. (AGCO 3.04)
   */
  registrationAsks: readonly PersonField[];
  /** Hours that a looser limit, and the end of one, wait before the player can confirm them: 24 at least. (RTS 12D, AGCO 2.24) */
  looserAfterHours: number;
  /** Months between reminders to look at limits and spending. (RTS 12E) */
  reviewMonths: number | null;
  /** Players are asked for limits when they register, or before their first deposit. (RTS 12A, AGCO 2.23) */
  limitsAskedAt: 'registration' | 'first-deposit';
  /** Terms of breaks and of self-exclusion that are offered. (AGCO 2.13, 2.14, LCCP 3.3.4, 3.5) */
  breakTerms: readonly BreakTerm[];
  exclusionTerms: readonly ExclusionTerm[];
  /** Whether a national register is asked at registration and at each sign-in; a register that does not answer lets nobody in. (Denmark 5.1.1) */
  isRegisterAsked: boolean;
  /**
   * Minutes of play after which the game stops until the player has seen what was won and lost: what players may choose, what holds until they
   * do, and whether they may switch it off. (RTS 13B, PA 814a.1)
   */
  realityCheck: { choices: readonly number[]; unlessChosen: number; canBeOff: boolean };
  /** Minutes without a call after which a player signs in again before play or money. (AGCO 4.30, GLI 2.5.4) */
  idleMinutes: number | null;
  /** Failed deposits in a row, within so many minutes, that close deposits for a while. (NJ 1.3(e)) */
  failedDeposits: { count: number; withinMinutes: number; closedMinutes: number };
  /** Months without a sign-in after which an account is dormant and its player is written to. (AGCO 3.17) */
  dormantMonths: number;
  /** Least milliseconds between the starts of two rounds of a player, by the game's type and in whichever launches; `*` for all others. (RTS 14F, 14G) */
  leastRoundMs: Readonly<Record<string, number>>;
  /** Whether games may play on by themselves. (RTS 8A) */
  isAutoPlayAllowed: boolean;
  /** Whether games may sell their features, as free spins that are bought with the round. (RTS 14A) */
  isFeatureBuyAllowed: boolean;
  /** Whether a withdrawal may be taken back once it was asked for. (RTS 14B) */
  isWithdrawalCancelable: boolean;
  /** Whether identity and age are checked before the first deposit and bet. (LCCP 17.1.1) */
  isIdentityFirst: boolean;
  /**
   * Whether players are told about every sign-in unless they switch that off. Otherwise only about those from unknown devices, unless they
   * switch it on. (NJ 1.4(a)(4))
   */
  isEachSignInTold: boolean;
  /** From what one round pays on it is kept as a significant event, in the base currency; main units. (GLI 2.8.8) */
  largeWinFrom: string;
  /** Deposits of one player, in the base currency, from which identity must be known; main units. (AMLD Art. 11(d)) */
  identityFrom: string | null;
}
