import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { rankNow } from './rank.ts';
import { ownPlacesOf } from './standing.sql.ts';
import { insertTournament, tournamentById } from './tournament.sql.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('[TOUR-01] counts the own place exactly, at any rank, between and at the marks, as the ranking changes and shrinks', async () => {
  const { db } = platform.kernel;
  const [id, at] = [newId(), new Date('2026-06-03T12:00:00Z')];
  const terms = { minRounds: 3 } as never;
  await db.run(insertTournament({ origin: 'brand', id, identity: id, startsAt: at, endsAt: new Date('2026-06-03T14:00:00Z'), terms, at }));
  // Of every points and time there are several; every seventh has played too little.
  await db.run(sql`insert into retention.tournament_entry (id, tournament_id, player_id, points, rounds, reached_at, created_at, updated_at)
    select gen_random_uuid(), ${id}, gen_random_uuid(), n % 90, case when n % 7 = 0 then 2 else 3 end, ${at}::timestamptz + n % 5 * interval '1 second', ${at}, ${at}
    from generate_series(1, 1600) n`);
  const places = async () => {
    const moved = await db.transaction(async (tx) => rankNow(tx, await tx.one(tournamentById(id))));
    const plain = await db.all(sql<{ playerId: string; place: number }>`
      select player_id as "playerId", row_number() over (order by rounds >= 3 desc, points desc, reached_at, id)::int as place
      from retention.tournament_entry where tournament_id = ${id} order by place`);
    for (const { playerId, place } of plain.filter((_, n) => n % 97 === 0 || n % 500 < 2 || n === plain.length - 1))
      expect(await db.one(ownPlacesOf([id], playerId))).toMatchObject({ tournamentId: id, place });
    const placeOf = new Map(plain.map((each) => [each.playerId, each.place]));
    expect(moved.filter(({ playerId, place }) => placeOf.get(playerId) !== place)).toEqual([]);
    return moved.length;
  };
  expect(await places()).toBe(1600);
  await db.run(sql`update retention.tournament_entry set points = points + 40 where points % 10 = 0`);
  expect(await places()).toBe(160);
  await db.run(sql`delete from retention.tournament_order where player_id in (
    select player_id from retention.tournament_entry where points between 10 and 89)`);
  await db.run(sql`delete from retention.tournament_entry where points between 10 and 89`);
  expect(await places()).toBe(0);
});
