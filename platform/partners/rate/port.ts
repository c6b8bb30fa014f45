import type { Rate } from '@verdigale/money';

/** Rates of one moment: how many main units of each currency one unit of `base` is worth. */
export interface RateAnswer {
  base: string;
  at: Date;
  rates: ReadonlyMap<string, Rate>;
}

export interface RateFeed {
  /** Throws when the feed does not answer, or with something that is no list of rates. */
  fetchRates(): Promise<RateAnswer>;
}
