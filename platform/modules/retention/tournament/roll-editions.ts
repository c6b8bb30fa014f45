import { newId, type Kernel, type Transaction } from '#kernel';
import type { TournamentSeries } from '#config';
import { editionsAround, type EditionTimes } from './edition.ts';
import { hasCrowd, insertEntries, moveCrowd } from './entry.sql.ts';
import { newEntry } from './entries-for.ts';
import { queueRanking, rankNow } from './rank.ts';
import { insertTournament, lockIdentity, lockTournament, runningAt, type TournamentRow } from './tournament.sql.ts';

/**
 * Makes the editions that run and those that come next, each once, and for a demo those that were last. An edition keeps the terms that its series
 * had when it was made. Where one of the same identity is held then, by times that the series had before or by an operator, there is none.
 */
export async function rollEditions(kernel: Kernel): Promise<void> {
  const { db, clock, config } = kernel;
  const now = clock.now();
  const { series, hasCrowd: isDemo } = config.tournaments;
  for (const each of series) {
    for (const times of editionsAround(each, now, { past: isDemo && each.crowd !== null })) {
      await db.transaction((tx) => makeEdition(kernel, tx, each, times));
    }
  }
}

async function makeEdition(kernel: Kernel, tx: Transaction, series: TournamentSeries, { startsAt, endsAt }: EditionTimes): Promise<void> {
  const { clock, config } = kernel;
  const { identity, startsAt: _start, everyHours: _every, lastsHours: _lasts, crowd, ...stated } = series;
  // Points of a programme that the brand has not would be won and never given.
  const terms = { ...stated, prizes: stated.prizes.filter(({ gives }) => gives.kind !== 'points' || config.loyalty) };
  const id = newId();
  const now = clock.now();
  await tx.run(lockIdentity(identity));
  if ((await tx.run(insertTournament({ id, identity, startsAt, endsAt, terms, origin: 'brand', at: now }))) === 0) return;
  if (config.tournaments.hasCrowd && crowd && startsAt <= now) await seatCrowd(tx, { id, startsAt, endsAt, terms }, crowd, now);
}

type Crowd = NonNullable<TournamentSeries['crowd']>;

/** With what it would have by now. */
async function seatCrowd(
  tx: Transaction,
  { id, startsAt, endsAt, terms }: Pick<TournamentRow, 'id' | 'startsAt' | 'endsAt' | 'terms'>,
  { size, pointsPerMinute }: Crowd,
  now: Date,
): Promise<void> {
  const played = (Math.min(now.getTime(), endsAt.getTime()) - startsAt.getTime()) / 60_000;
  const crowd = Array.from({ length: size }, (_, place) => {
    const number = place + 1;
    const entry = newEntry({ tournamentId: id, playerId: newId(), nickname: `House ${number}`, at: startsAt });
    const points = BigInt(Math.floor((played * pointsPerMinute * 100 * number) / (size * 4)));
    return { ...entry, isHouse: true, points, rounds: 1_000 };
  });
  await tx.run(insertEntries(crowd));
  await rankNow(tx, { id, terms });
}

/** The crowds of a demo go on; that of an edition which has begun since takes its seats. */
export async function playCrowds(kernel: Kernel): Promise<void> {
  if (!kernel.config.tournaments.hasCrowd) return;
  const now = kernel.clock.now();
  const crowds = new Map(kernel.config.tournaments.series.map(({ identity, crowd }) => [identity, crowd]));
  for (const running of await kernel.db.all(runningAt(now))) {
    const crowd = crowds.get(running.identity);
    if (!crowd) continue;
    await kernel.db.transaction(async (tx) => {
      const { id } = await tx.one(lockTournament(running.id));
      if (!(await tx.one(hasCrowd(id))).isThere) await seatCrowd(tx, running, crowd, now);
      else if ((await tx.run(moveCrowd(id, crowd.pointsPerMinute * 100, now))) > 0) await queueRanking(kernel, tx, id);
    });
  }
}
