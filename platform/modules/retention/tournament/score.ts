import type { TournamentTerms } from '#config';

/** What a round was, in hundredths: of the base currency's main unit, and of a stake. */
export interface ScoredRound {
  staked: bigint;
  won: bigint;
  /** The payout in hundredths of the stake. */
  multiplier: bigint;
}

export interface Score {
  /** Hundredths of a point. */
  points: bigint;
  rounds: number;
}

/** What a player has after one more round that counts. (TOUR-01) */
export function scoreOf(terms: Pick<TournamentTerms, 'type' | 'pointsPerUnit' | 'roundsLimit'>, before: Score, round: ScoredRound): Score {
  if (terms.roundsLimit !== null && before.rounds >= terms.roundsLimit) return before;
  return { points: pointsAfter(terms, before.points, round), rounds: before.rounds + 1 };
}

function pointsAfter({ type, pointsPerUnit }: Pick<TournamentTerms, 'type' | 'pointsPerUnit'>, points: bigint, round: ScoredRound): bigint {
  switch (type) {
    case 'staked':
      return points + round.staked * BigInt(pointsPerUnit);
    case 'won':
      return points + round.won * BigInt(pointsPerUnit);
    case 'rounds':
      return points + 100n;
    case 'highestMultiplier':
      return round.multiplier > points ? round.multiplier : points;
    case 'multiplierSum':
    case 'firstRounds':
      return points + round.multiplier;
  }
}
