import { newId, type Kernel, type Transaction } from '#kernel';
import type { TournamentSeries } from '#config';
import { editionsAround, type EditionTimes } from './edition.ts';
import { insertEntry, moveCrowd } from './entry.sql.ts';
import { newEntry } from './count-round.ts';
import { queueRanking, rankNow } from './rank.ts';
import { insertTournament, runningAt } from './tournament.sql.ts';

/**
 * Makes the editions that run and those that come next, each once, and for a demo those that were last. An edition keeps the terms that its series
 * had when it was made.
 */
export async function rollEditions(kernel: Kernel): Promise<void> {
  const { db, clock, config } = kernel;
  const now = clock.now();
  const { series, hasCrowd } = config.tournaments;
  for (const each of series) {
    for (const times of editionsAround(each, now, { past: hasCrowd && each.crowd !== null })) {
      await db.transaction((tx) => makeEdition(kernel, tx, each, times));
    }
  }
}

async function makeEdition(kernel: Kernel, tx: Transaction, series: TournamentSeries, { startsAt, endsAt }: EditionTimes): Promise<void> {
  const { clock, config } = kernel;
  const { identity, startsAt: _start, everyHours: _every, lastsHours: _lasts, crowd, ...terms } = series;
  const id = newId();
  const now = clock.now();
  if ((await tx.run(insertTournament({ id, identity, startsAt, endsAt, terms, at: now }))) === 0) return;
  if (!config.tournaments.hasCrowd || !crowd || startsAt > now) return;
  const played = Math.max(1, Math.min(now.getTime(), endsAt.getTime()) - startsAt.getTime()) / 60_000;
  for (let number = 1; number <= crowd.size; number += 1) {
    const entry = newEntry({ tournamentId: id, playerId: newId(), nickname: `House ${number}`, at: startsAt });
    const points = BigInt(Math.floor((played * crowd.pointsPerMinute * 100 * number) / (crowd.size * 4)));
    tx.write(insertEntry({ ...entry, isHouse: true, points, rounds: 1_000 }));
  }
  await rankNow(tx, { id, terms });
}

/** The crowds of a demo go on. */
export async function playCrowds(kernel: Kernel): Promise<void> {
  if (!kernel.config.tournaments.hasCrowd) return;
  const now = kernel.clock.now();
  const crowds = new Map(kernel.config.tournaments.series.map(({ identity, crowd }) => [identity, crowd]));
  for (const { id, identity } of await kernel.db.all(runningAt(now))) {
    const crowd = crowds.get(identity);
    if (!crowd) continue;
    await kernel.db.transaction(async (tx) => {
      if ((await tx.run(moveCrowd(id, crowd.pointsPerMinute * 100, now))) > 0) await queueRanking(kernel, tx, id);
    });
  }
}
