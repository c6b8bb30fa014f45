/** What a jurisdiction, or the house, asks of every offer. Null or false where it asks nothing. */
export interface RuleSet {
  /** Nothing may be offered. */
  isClosed: boolean;
  /** The most times that a bonus may have to be staked, counted on the bonus alone. */
  maxWagering: number | null;
  /** The multiplier is judged at the lowest share above 0, since a game that counts for less makes the player stake more. */
  isContributionStrict: boolean;
  /** All items are for one product. */
  isOneProduct: boolean;
  /** Least time to wager, in days. */
  minWageringDays: number | null;
  /** The highest amount of one bonus, in the base currency. */
  maxAmount: string | null;
  /** Every bonus says the most that one bet may be with it. */
  needsMaxBet: boolean;
  /** The campaign has a ceiling, of claims or of money. */
  needsBudget: boolean;
  /** One bonus in all, at the player's first play: cashback and later offers count as bonuses too. */
  isFirstOnly: boolean;
  /** Not called free while something must be staked. */
  isFreeFree: boolean;
  /** Everybody gets it by the same terms: no code, no segment. */
  isForAll: boolean;
  /** Days since registration before anything is granted. */
  minAccountDays: number | null;
  /** Nothing is granted before the player's identity is proved. */
  needsIdentity: boolean;
}

/** The house's own: what the published terms say (content/en/bonus). */
const house: RuleSet = {
  isClosed: false,
  maxWagering: 10,
  isContributionStrict: false,
  isOneProduct: true,
  minWageringDays: 7,
  maxAmount: '1000',
  needsMaxBet: true,
  needsBudget: true,
  isFirstOnly: false,
  isFreeFree: true,
  isForAll: false,
  minAccountDays: null,
  needsIdentity: false,
};

/**
 * Rule sets by name; which one holds for whom is the brand's to say, by the player's country. They state the parts of each law that data
 * can decide; an operator has them checked by counsel before he opens a country.
 */
export const ruleSets: Readonly<Record<string, RuleSet>> = {
  house,
  /** Gambling Commission, SR code 5.1.1 from 19 January 2026: wagering up to ten times the bonus, one product. */
  'great-britain': { ...house, isContributionStrict: true },
  /** Spellagen 14:9: one bonus, at the first play; the same for everybody, at least 60 days. */
  sweden: { ...house, minWageringDays: 60, isFirstOnly: true, isForAll: true },
  /** Executive order on online casino: at least 60 days, up to DKK 1,000, not called free while it must be staked. */
  denmark: { ...house, minWageringDays: 60, maxAmount: '134' },
  /** Royal Decree 958/2020: after 30 days, to players whose identity is proved. */
  spain: { ...house, minAccountDays: 30, needsIdentity: true },
  /** Nothing is offered: the law forbids it, or nobody here has read it yet. */
  closed: { ...house, isClosed: true },
};
