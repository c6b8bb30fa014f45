/** One end of the stakes that count: a sum in the base currency, and in currencies that have one of their own; decimals. */
export interface TournamentLimit {
  base: string;
  items?: Readonly<Record<string, string>> | undefined;
  /** A stake of just this sum does not count; else it does. */
  isExcluded?: boolean | undefined;
}

export interface TournamentPrizeTerms {
  place: number;
  /** Money in the base currency, points of loyalty, or a campaign of the brand by its code. */
  gives: { kind: 'money'; amount: string } | { kind: 'points'; points: number } | { kind: 'bonus' | 'free-spins'; campaign: string };
  title: string;
}

/** What holds for one edition; it never changes once the edition is made. */
export interface TournamentTerms {
  title: string;
  /** A name of `tournamentType` of the contract. */
  type: 'staked' | 'highestMultiplier' | 'multiplierSum' | 'won' | 'rounds' | 'firstRounds';
  isConfirmationRequired: boolean;
  /** Identities of categories; empty for every game. */
  collections: readonly string[];
  collectionsExcluded: readonly string[];
  /** Of players; absent or empty for every country. */
  countries?: readonly string[] | undefined;
  minStake: TournamentLimit | null;
  maxStake: TournamentLimit | null;
  /** Points for one unit of the base currency, where sums are scored. */
  pointsPerUnit: number;
  /** Points for one unit of these currencies; of all others the worth in the base currency counts. */
  pointsPerUnitOf?: Readonly<Record<string, number>> | undefined;
  /** Only so many rounds of each player count, those that began first. */
  roundsLimit: number | null;
  /** Prizes go to those who have played so many. */
  minRounds: number | null;
  prizes: readonly TournamentPrizeTerms[];
}

/** A tournament that is held once. */
export interface SingleTournament extends TournamentTerms {
  identity: string;
  /** ISO 8601. */
  startsAt: string;
  lastsHours: number;
}

/** A tournament that is held again and again: the first edition begins at `startsAt`, each next one so many hours after the one before. */
export interface TournamentSeries extends SingleTournament {
  everyHours: number;
  /** Stand-in players of a demo, and what they gain a minute at most. */
  crowd: { size: number; pointsPerMinute: number } | null;
}

export interface TournamentSettings {
  series: readonly TournamentSeries[];
  /** Where the stand-in partners run: editions have their crowd, and one that has ended is made at once. */
  hasCrowd: boolean;
}
