/** How players earn points, and which levels they reach with them. */
export interface LoyaltySettings {
  /** From the lowest, which everybody has: its `points` are 0. */
  levels: readonly { id: string; name: string; points: number }[];
  /** Points for each 100 main units of the base currency that are staked with own money: by type of game, else the default. */
  pointsPerHundred: { default: number; types: Readonly<Record<string, number>> };
}
