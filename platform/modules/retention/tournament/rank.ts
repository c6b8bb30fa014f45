import type { Kernel, Transaction } from '#kernel';
import { keepLeaders, movedPlayers, placesOf, rankEntries } from './standing.sql.ts';
import { lockTournament, tournamentById, type TournamentRow } from './tournament.sql.ts';
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
const shownPlaces = 100;

/** One waiting ranking for each tournament. */
export function queueRanking({ jobs }: Pick<Kernel, 'jobs'>, tx: Transaction, tournamentId: string): Promise<void> {
  return jobs.enqueue(tx, rankingJob, { tournamentId }, { singletonKey: tournamentId, startAfterSeconds: rankingPauseSeconds });
}

/** Ranks a tournament whose final ranking is not made, and publishes the leaderboard and the places of those who moved. */
export async function rankTournament({ db, events }: Pick<Kernel, 'db' | 'events'>, tournamentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await tx.one(lockTournament(tournamentId));
    if (before.finishedAt) return;
    const moved = (await tx.all(movedPlayers(tournamentId))).map(({ playerId }) => playerId);
    const { leaders } = await rankNow(tx, before);
    const isSame = JSON.stringify(leaders) === JSON.stringify(before.leaders);
    if (!isSame) events.emit(tx, { topic: tournamentTopics.leaderboard, payload: { tournamentId, leaderboard: viewPlaces(leaders) } });
    for (const { playerId, place, points } of await tx.all(placesOf(tournamentId, moved))) {
      const entry = { tournamentId, playerId, points: wirePoints(points), place };
      events.emit(tx, { topic: tournamentTopics.entry, playerId, payload: { entry } });
    }
  });
}

/** Ranks it anew; returns it as it is then. */
export async function rankNow(tx: Transaction, { id, terms }: Pick<TournamentRow, 'id' | 'terms'>): Promise<TournamentRow> {
  await tx.run(rankEntries(id, terms.minRounds ?? 0));
  await tx.run(keepLeaders(id, shownPlaces));
  return tx.one(tournamentById(id));
}
