/** What the house asks of sports bets. Sums are decimals in main units of `currency`, in other currencies their worth by the rates of now. */
export interface SportsbookRules {
  currency: string;
  /** What a player's open bets may pay together on one outcome. */
  mostPayout: string;
  /** What one bet may win: before the event, and while it runs. */
  mostWin: { prematch: string; live: string };
  /** Seconds between a live bet and its decision, by sport; `*` for all others. */
  delaySeconds: Readonly<Record<string, number>>;
  /** What a cash-out is below its fair worth, as a share. */
  cashOutMargin: string;
}

export const sportsbookRules: SportsbookRules = {
  currency: 'EUR',
  mostPayout: '250000',
  mostWin: { prematch: '50000', live: '25000' },
  delaySeconds: { football: 5, tennis: 3, basketball: 4, '*': 5 },
  cashOutMargin: '0.05',
};
