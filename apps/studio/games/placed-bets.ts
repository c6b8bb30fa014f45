/** Chips on one place of a table. */
export interface PlacedBet {
  bet: string;
  units: number;
}

/** The bets that were sent, or undefined: each place once, whole chips, and all of the stake's chips together. */
export function readPlacedBets(value: unknown, units: number, isPlace: (bet: string) => boolean): PlacedBet[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > units) return undefined;
  const placed: PlacedBet[] = [];
  for (const entry of value as unknown[]) {
    const { bet, units: chips, ...rest } = Object(entry) as Record<string, unknown>;
    const isKnown = typeof bet === 'string' && isPlace(bet) && placed.every((each) => each.bet !== bet);
    if (!isKnown || !Number.isInteger(chips) || Number(chips) < 1 || Object.keys(rest).length > 0) return undefined;
    placed.push({ bet, units: Number(chips) });
  }
  return placed.reduce((total, each) => total + each.units, 0) === units ? placed : undefined;
}
