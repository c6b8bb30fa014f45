import type { Kernel } from '#kernel';
import { requireBaseCurrency } from '#modules/settings';
import { rankNow, tournamentTopics } from './rank.ts';
import { prizeBonusesOf } from './prize-bonuses.ts';
import { payingJob } from './pay-prizes.ts';
import { awardPlaces, prizesOf } from './standing.sql.ts';
import { endedBefore, lockTournament, markFinished } from './tournament.sql.ts';
import { viewCompleted } from './view-tournament.ts';

/** How long facts of rounds that ended in time may take. */
const graceMs = 15 * 60_000;

/** Makes the final ranking of every tournament whose time and grace are over. One that fails holds up no other: it is tried again with the next run. */
export async function finishTournaments(kernel: Kernel): Promise<void> {
  const due = await kernel.db.all(endedBefore(new Date(kernel.clock.now().getTime() - graceMs)));
  for (const { id } of due) {
    await finishTournament(kernel, id).catch((error: unknown) => {
      kernel.log.error({ err: error, tournamentId: id }, 'a tournament was not finished; it is tried again');
    });
  }
}

/** The final ranking and who has won what, in one transaction; prizes are paid by a job. Said again, it changes nothing. (TOUR-01) */
export async function finishTournament({ db, clock, events, jobs }: Kernel, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await tx.one(lockTournament(id));
    if (row.finishedAt) return;
    const [at, minRounds] = [clock.now(), row.terms.minRounds ?? 0];
    await rankNow(tx, row);
    await tx.run(awardPlaces(id, { places: row.terms.prizes.map(({ place }) => place), minRounds, at }));
    await tx.run(markFinished(id, at));
    const { code: baseCurrency } = await requireBaseCurrency(tx);
    const [prizes, bonusIds] = [await tx.all(prizesOf([id])), await prizeBonusesOf(tx, [row])];
    const tournament = viewCompleted(row, { prizes, bonusIds, baseCurrency });
    events.emit(tx, { topic: tournamentTopics.completed, payload: { tournament } });
    await jobs.enqueue(tx, payingJob, {});
  });
}
