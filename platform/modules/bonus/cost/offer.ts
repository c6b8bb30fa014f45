/** A bonus as it is played: amounts in parts of a stake, and the stakes that it asks for. */
export interface PlayedOffer {
  own: number;
  bonus: number;
  stakes: number;
  /** The most that it turns into own money; null for no cap. */
  cap: number | null;
  /** Whether the granted sum itself becomes own money. */
  isCashable: boolean;
}

/** What becomes own money of a bonus balance when everything is staked. */
export function released({ bonus, cap, isCashable }: PlayedOffer, balance: number): number {
  const won = isCashable ? balance : Math.max(0, balance - bonus);
  return cap === null ? won : Math.min(won, cap);
}
