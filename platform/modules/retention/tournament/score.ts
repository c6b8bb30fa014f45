import type { TournamentTerms } from '#config';

export interface ScoredRound {
  id: string;
  begunAt: Date;
  endedAt: Date;
  /** What the stake and the payout are worth in hundredths of a point. */
  staked: bigint;
  won: bigint;
  /** The payout in hundredths of the stake. */
  multiplier: bigint;
}

/** A round as an entry keeps it where only the first ones count; stored, so times and points are texts. */
export interface KeptRound {
  id: string;
  begunAt: string;
  endedAt: string;
  points: string;
}

export interface Score {
  /** Hundredths of a point. */
  points: bigint;
  rounds: number;
  /** When the last round ended that changed the points; of the first rounds, when the first one ended where none did. */
  reachedAt: Date;
  /** Empty where every round counts. */
  kept: readonly KeptRound[];
}

type Terms = Pick<TournamentTerms, 'type' | 'roundsLimit'>;

/**
 * What a player has after one more round that counts, in whatever order their facts come; the same object where nothing counts of it. The first
 * rounds are those that began first: one whose fact comes late takes the place of a later one. (TOUR-01)
 */
export function scoreOf(terms: Terms, before: Score, round: ScoredRound): Score {
  const points = pointsOf(terms.type, round);
  if (terms.roundsLimit !== null) return scoreOfFirst(terms.type, terms.roundsLimit, before, keptOf(round, points));
  const after = added(terms.type, before.points, points);
  const hasMoved = after !== before.points && round.endedAt > before.reachedAt;
  return { ...before, points: after, rounds: before.rounds + 1, reachedAt: hasMoved ? round.endedAt : before.reachedAt };
}

function scoreOfFirst(type: Terms['type'], limit: number, before: Score, round: KeptRound): Score {
  const kept = [...before.kept, round].toSorted(byBegin).slice(0, limit);
  if (!kept.includes(round)) return before;
  const ended = kept.toSorted((a, b) => compare(a.endedAt, b.endedAt));
  // Not `before`'s: the round that moved it may count no more.
  let score: Score = { points: 0n, rounds: kept.length, reachedAt: new Date(ended[0]!.endedAt), kept };
  for (const each of ended) {
    const points = added(type, score.points, BigInt(each.points));
    if (points !== score.points) score = { ...score, points, reachedAt: new Date(each.endedAt) };
  }
  return score;
}

const keptOf = ({ id, begunAt, endedAt }: ScoredRound, points: bigint): KeptRound => ({
  id,
  begunAt: begunAt.toISOString(),
  endedAt: endedAt.toISOString(),
  points: String(points),
});

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byBegin = (a: KeptRound, b: KeptRound) => compare(a.begunAt, b.begunAt) || compare(a.id, b.id);

const added = (type: Terms['type'], before: bigint, points: bigint): bigint => {
  if (type !== 'highestMultiplier') return before + points;
  return points > before ? points : before;
};

function pointsOf(type: Terms['type'], round: ScoredRound): bigint {
  switch (type) {
    case 'staked':
      return round.staked;
    case 'won':
      return round.won;
    case 'rounds':
      return 100n;
    case 'highestMultiplier':
    case 'multiplierSum':
    case 'firstRounds':
      return round.multiplier;
  }
}
