import type { Kernel, Transaction } from '#kernel';
import { rankEntries, takeOver, type PlacedRow } from './standing.sql.ts';
import { lockTournament, tournamentById, type TournamentRow } from './tournament.sql.ts';
import { viewPlaces, wirePoints } from './view-tournament.ts';

/** Facts of tournaments; the wire's names are the events. (wire 13) */
export const tournamentTopics = {
  leaderboard: 'tournament.leaderboard.updated',
  entry: 'tournament.player-entry.updated',
  completed: 'tournament.completed',
} as const;

export const rankingJob = 'retention.rank-tournament';
/** How long after a round the ranking is recomputed; rounds that end in between are counted by the same ranking. */
const rankingPauseSeconds = 2;
/** How many places everybody sees. */
const shownPlaces = 100;

/** One waiting ranking for each tournament. */
export function queueRanking({ jobs }: Pick<Kernel, 'jobs'>, tx: Transaction, tournamentId: string): Promise<void> {
  return jobs.enqueue(tx, rankingJob, { tournamentId }, { singletonKey: tournamentId, startAfterSeconds: rankingPauseSeconds });
}

/** Ranks a tournament whose final ranking is not made, and publishes the leaderboard and the places of those who moved. */
export async function rankTournament({ db, events }: Pick<Kernel, 'db' | 'events'>, tournamentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await tx.maybe(lockTournament(tournamentId));
    // One that an operator has made may have been withdrawn since.
    if (!before || before.finishedAt) return;
    const moved = await rankNow(tx, before);
    const { leaders } = await tx.one(tournamentById(tournamentId));
    const isSame = JSON.stringify(leaders) === JSON.stringify(before.leaders);
    if (!isSame) events.emit(tx, { topic: tournamentTopics.leaderboard, payload: { tournamentId, leaderboard: viewPlaces(leaders) } });
    for (const { playerId, place, points } of moved) {
      const entry = { tournamentId, playerId, points: wirePoints(points), place };
      events.emit(tx, { topic: tournamentTopics.entry, playerId, payload: { entry } });
    }
  });
}

/** Recomputes the ranking; returns the players whose points have changed since the last one, with their current places. */
export async function rankNow(tx: Transaction, { id, terms }: Pick<TournamentRow, 'id' | 'terms'>): Promise<PlacedRow[]> {
  const moved = await tx.all(takeOver(id, terms.minRounds ?? 0));
  return tx.all(rankEntries(id, { leaders: shownPlaces, players: moved.map(({ playerId }) => playerId) }));
}
