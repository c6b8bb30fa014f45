/** What the house asks of sports bets. Sums are decimals in main units of `currency`, in other currencies their worth at current rates. */
export interface SportsbookRules {
  currency: string;
  /** What a player's open bets may pay together on one outcome. */
  mostPayout: string;
  /** What one bet may win: before the event, and while it runs. */
  mostWin: { prematch: string; live: string };
  /** Seconds between a live bet and its decision, by sport; `*` for all others. */
  delaySeconds: Readonly<Record<string, number>>;
  /** The same between a cash-out on a live event and its decision. */
  cashOutDelaySeconds: Readonly<Record<string, number>>;
  /** Between what an operator may set the factor of a player's limits on one bet; with 1 as the least, nobody's can be lowered. */
  stakeFactor: { least: string; most: string };
  /** An event that began so many hours ago and that bets still wait for is shown to the operator. */
  longOverHours: number;
  /** What a cash-out is below its fair worth, as a share. */
  cashOutMargin: string;
}

export const sportsbookRules: SportsbookRules = {
  currency: 'EUR',
  mostPayout: '250000',
  mostWin: { prematch: '50000', live: '25000' },
  delaySeconds: { football: 5, tennis: 3, basketball: 4, '*': 5 },
  cashOutDelaySeconds: { tennis: 5, basketball: 5, '*': 7 },
  stakeFactor: { least: '0.01', most: '10' },
  longOverHours: 12,
  cashOutMargin: '0.05',
};
