import type { BonusTerms } from '@verdigale/contract';

export type Product = BonusTerms['product'];
export type StakeOrder = BonusTerms['stakeOrder'];

/** Thousandths of a stake that count towards wagering. */
export interface Contribution {
  default: number;
  types: Readonly<Record<string, number>>;
  providers: Readonly<Record<string, number>>;
  games: Readonly<Record<string, number>>;
}

/**
 * What holds for one bonus from the moment it is granted, whatever becomes of its campaign. Sums are columns of the bonus: converted
 * once, at the grant.
 */
export interface Terms {
  product: Product;
  /** How many times the base must be staked, a decimal. */
  multiplier: string;
  base: BonusTerms['wagerBase'];
  contribution: Contribution;
  excludedGames: readonly string[];
  excludedProviders: readonly string[];
  /** Of a sports bet, the least odds of each of its legs and of each of its lines. Bonuses issued before there were odds have none. */
  minOdds?: BonusTerms['minOdds'];
  stakeOrder: StakeOrder;
  /** The share of the deposit in the stakes is locked until the bonus ends. */
  isSticky: boolean;
  /** Whether the granted sum itself becomes own money with its winnings. */
  isCashable: boolean;
  /** Once wagering has begun it can be neither cancelled nor replaced. */
  isCancelLocked: boolean;
  /** The most that may become own money, as a multiple of the bonus; null where a sum or nothing limits it. */
  maxWinMultiplier: string | null;
  activationHours: number;
  wageringHours: number;
  perPlayer: number | null;
}
