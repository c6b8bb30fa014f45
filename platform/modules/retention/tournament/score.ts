import type { TournamentTerms } from '#config';

/** What a round was, in hundredths: of the unit of money that points are stated for, and of a stake. */
export interface ScoredRound {
  staked: bigint;
  won: bigint;
  pointsPerUnit: number;
  /** The payout in hundredths of the stake. */
  multiplier: bigint;
}

export interface Score {
  /** Hundredths of a point. */
  points: bigint;
  rounds: number;
}

/** What a player has after one more round that counts. (TOUR-01) */
export function scoreOf(terms: Pick<TournamentTerms, 'type' | 'roundsLimit'>, before: Score, round: ScoredRound): Score {
  if (terms.roundsLimit !== null && before.rounds >= terms.roundsLimit) return before;
  return { points: pointsAfter(terms.type, before.points, round), rounds: before.rounds + 1 };
}

function pointsAfter(type: TournamentTerms['type'], points: bigint, round: ScoredRound): bigint {
  switch (type) {
    case 'staked':
      return points + round.staked * BigInt(round.pointsPerUnit);
    case 'won':
      return points + round.won * BigInt(round.pointsPerUnit);
    case 'rounds':
      return points + 100n;
    case 'highestMultiplier':
      return round.multiplier > points ? round.multiplier : points;
    case 'multiplierSum':
    case 'firstRounds':
      return points + round.multiplier;
  }
}
