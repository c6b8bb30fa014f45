import type { Kernel, Transaction } from '#kernel';
import { leadersOf, movedPlayers, placesOf, rankEntries } from './standing.sql.ts';
import { lockTournament } from './tournament.sql.ts';
import { viewPlaces, wirePoints } from './view-tournament.ts';

/** Facts of tournaments; the wire's names are the events. (wire 13) */
export const tournamentTopics = {
  leaderboard: 'tournament.leaderboard.updated',
  entry: 'tournament.player-entry.updated',
  completed: 'tournament.completed',
} as const;

export const rankingJob = 'retention.rank-tournament';
/** Places are made anew this long after a round, and not sooner: what follows meanwhile is in it. */
const rankingPauseSeconds = 2;
/** How many places everybody sees. */
export const shownPlaces = 100;

/** One waiting ranking for each tournament. */
export function queueRanking({ jobs }: Pick<Kernel, 'jobs'>, tx: Transaction, tournamentId: string): Promise<void> {
  return jobs.enqueue(tx, rankingJob, { tournamentId }, { singletonKey: tournamentId, startAfterSeconds: rankingPauseSeconds });
}

/** Ranks a tournament whose final ranking is not made, and publishes the leaderboard and the places of those who moved. */
export async function rankTournament({ db, events }: Pick<Kernel, 'db' | 'events'>, tournamentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { finishedAt, terms } = await tx.one(lockTournament(tournamentId));
    if (finishedAt) return;
    const moved = await tx.all(movedPlayers(tournamentId));
    await tx.run(rankEntries(tournamentId, terms.minRounds ?? 0));
    const leaders = await tx.all(leadersOf([tournamentId], shownPlaces));
    const places = await tx.all(
      placesOf(
        tournamentId,
        moved.map(({ playerId }) => playerId),
      ),
    );
    events.emit(tx, { topic: tournamentTopics.leaderboard, payload: { tournamentId, leaderboard: viewPlaces(leaders) } });
    for (const { playerId, place, points } of places) {
      const entry = { tournamentId, playerId, points: wirePoints(points), place };
      events.emit(tx, { topic: tournamentTopics.entry, playerId, payload: { entry } });
    }
  });
}
