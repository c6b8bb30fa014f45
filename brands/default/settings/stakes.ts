/**
 * The most that one bet may be, of slots and jackpots one round: of the rules that fit, the lowest. Sums are decimals in their currency; in other currencies they hold by
 * the rates of the day. (docs/guides/set-limits-on-play.md)
 */
export const stakes = [
  // The house's own: what the books of one evening can bear.
  { amount: '500', currency: 'EUR' },
  { types: ['slots', 'jackpot'], amount: '100', currency: 'EUR' },
  // Great Britain: The Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025, online slots from 9 April 2025,
  // and from 21 May 2025 less for those below 25. The brand is closed there: the rule waits for the day when it is not.
  { types: ['slots', 'jackpot'], countries: ['GB'], amount: '5', currency: 'GBP' },
  { types: ['slots', 'jackpot'], countries: ['GB'], youngerThan: 25, amount: '2', currency: 'GBP' },
] as const;
