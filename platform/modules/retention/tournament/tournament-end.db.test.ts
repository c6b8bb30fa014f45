import { playerStatus, type Tournament } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '#kernel';
import { findFinishedRounds } from '#modules/game';
import { changeStatus } from '#modules/player';
import { lockAccounts } from '#modules/wallet';
import type { TestPlatform, TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { untilWaiting } from '#testing/until-waiting.ts';
import {
  beginAnew,
  closeTournamentPlatform,
  openTournamentPlatform,
  tournamentCalls,
  type Entrant,
} from '#testing/tournament-kit/testing.ts';
import { createOperatorDesk } from '../../../operator/desk.ts';
import { countForTournaments } from './count-rounds.ts';
import { finishTournament, finishTournaments } from './finish.ts';
import { freezeEntriesOf } from './freeze-entries.ts';
import { participate as takePart } from './participate.ts';
import { payPrizes } from './pay-prizes.ts';
import { rankNow } from './rank.ts';
import { lockTournament } from './tournament.sql.ts';

let platform: TestPlatform;
let calls: ReturnType<typeof tournamentCalls>;
let entrants: Entrant[];
beforeAll(async () => {
  platform = await openTournamentPlatform();
  calls = tournamentCalls(platform);
});
afterAll(() => closeTournamentPlatform(platform));
beforeEach(async () => {
  entrants = await beginAnew(platform);
});

/** Own money, in main units; by the books, since tokens last for half an hour. */
const balance = async ({ id }: TestPlayer): Promise<number> => {
  const { real } = await platform.kernel.db.one(sql<{ real: number }>`
    select (l.balance / 100)::int as real from wallet.account a join wallet.ledger_account l on l.account_id = a.id and l.pocket = 'real' where a.player_id = ${id}`);
  return real;
};

describe('the end', () => {
  const won = async (): Promise<Tournament> => (await calls.list('identity=open-hours&state=5')).data[0]!;
  async function playToTheEnd(): Promise<void> {
    const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
    await calls.play(first, '100', '500');
    await calls.play(second, '100', '300');
    await calls.play(third, '100', '200');
    await platform.relay.drain();
    platform.clock.set('2026-06-03T14:15:00Z');
  }

  it('[TOUR-01] comes after the grace, pays each prize once however often it is said, and is told to everybody', async () => {
    await playToTheEnd();
    platform.clock.set('2026-06-03T14:14:59Z');
    await finishTournaments(platform.kernel);
    expect(await won()).toBeUndefined();
    platform.clock.set('2026-06-03T14:15:00Z');
    const { id } = (await calls.list('identity=open-hours&state=4')).data[0]!;
    await Promise.all(Array.from({ length: 50 }, () => finishTournament(platform.kernel, id)));
    await Promise.all(Array.from({ length: 50 }, () => payPrizes(platform.kernel)));
    expect(await Promise.all(entrants.map(balance))).toEqual([124, 112, 101]);
    const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
    const { prizes, state } = await won();
    expect([state, prizes]).toMatchObject([
      5,
      [
        { place: 1, type: 1, title: '€20', entry: { playerId: first.id, points: 5 } },
        { entry: { playerId: second.id } },
        { type: 4, entry: { playerId: third.id } },
      ],
    ]);
    await platform.relay.drain();
    const points = await platform.kernel.db.all(
      sql<{ points: number }>`select points::int from retention.loyalty_account where player_id = ${third.id}`,
    );
    expect(points).toEqual([{ points: 250 }]);
    const told = await platform.kernel.db.all(
      sql<{ data: unknown }>`select data from realtime.publication where channel = 'tournaments' and data->'tournament'->>'id' = ${id}`,
    );
    expect(told).toMatchObject([{ data: { event: 'tournament.completed', tournament: { identity: 'open-hours', state: 5 } } }]);
    await calls.play(first, '100', '9000');
    await platform.relay.drain();
    expect((await calls.get(id)).leaderboard[0]).toMatchObject({ points: 5 });
    await expect(takePart(platform.kernel, first.id, id)).rejects.toMatchObject({ reason: 'tournamentNotOpen' });
  });

  it('pays the rest when it was stopped between two prizes', async () => {
    await playToTheEnd();
    await finishTournaments(platform.kernel);
    await platform.kernel.db.run(sql`update retention.tournament_prize set account_id = null where place = 1`);
    await payPrizes(platform.kernel);
    expect(await Promise.all(entrants.map(balance))).toEqual([104, 112, 101]);
    await platform.kernel.db.run(
      sql`update retention.tournament_prize p set account_id = e.account_id from retention.tournament_entry e
        where e.tournament_id = p.tournament_id and e.player_id = p.player_id and p.place = 1`,
    );
    await payPrizes(platform.kernel);
    await payPrizes(platform.kernel);
    expect(await Promise.all(entrants.map(balance))).toEqual([124, 112, 101]);
  });

  it('moves the places up behind an excluded player, and pays what was final before', async () => {
    await playToTheEnd();
    const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
    await platform.kernel.db.transaction((tx) => freezeEntriesOf(tx, platform.kernel, first.id));
    await finishTournaments(platform.kernel);
    await platform.kernel.db.transaction((tx) => freezeEntriesOf(tx, platform.kernel, third.id));
    await payPrizes(platform.kernel);
    expect((await won()).prizes.map(({ entry }) => entry?.playerId)).toEqual([second.id, third.id, undefined]);
    expect(await Promise.all(entrants.map(balance))).toEqual([104, 122, 111]);
  });

  it('has nobody in a place whose exclusion came while places were ranked, or before the fact of a first round', async () => {
    await playToTheEnd();
    const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
    const { id } = (await calls.list('identity=open-hours&state=4')).data[0]!;
    const { db } = platform.kernel;
    const exclude = (who: Entrant) => db.transaction((tx) => freezeEntriesOf(tx, platform.kernel, who.id));
    let excluded: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await rankNow(tx, await tx.one(lockTournament(id)));
      excluded = exclude(first);
      // It has gone through, or waits for this ranking.
      await untilWaiting(db, sql`select 1 from retention.tournament_entry where player_id = ${first.id} and is_frozen`);
    });
    await excluded;
    await db.run(sql`delete from retention.tournament_entry where player_id = ${third.id}`);
    await db.run(sql`delete from retention.tournament_order where player_id = ${third.id}`);
    await createOperatorDesk(platform.kernel, '').changeStatus(third.id, 'blocked');
    await db.run(sql`insert into kernel.outbox (topic, player_id, payload)
      select 'game.round.finished', player_id, jsonb_build_object('roundId', id, 'isWon', true) from game.round where player_id = ${third.id}`);
    await platform.relay.drain();
    await finishTournaments(platform.kernel);
    expect((await won()).prizes.map(({ entry }) => entry?.playerId)).toEqual([second.id, undefined, undefined]);
  });
});

it('[X8] takes out whose exclusion comes while his first round is counted', async () => {
  const [first] = entrants as [Entrant, Entrant, Entrant];
  await calls.play(first, '100', '500');
  const { kernel } = platform;
  const [{ id: roundId }] = (await kernel.db.all(sql`select id from game.round where player_id = ${first.id}`)) as [{ id: string }];
  const rounds = await findFinishedRounds(kernel.db, [roundId]);
  const { blocked } = await kernel.db.transaction(async (tx) => {
    await countForTournaments(kernel, tx, rounds);
    const blocking = createOperatorDesk(kernel, '').changeStatus(first.id, 'blocked');
    // It has gone through, or waits for what is counted.
    await untilWaiting(kernel.db, sql`select 1 from player.player where id = ${first.id} and status = ${playerStatus.blocked}`);
    return { blocked: blocking };
  });
  await blocked;
  const entries = await kernel.db.all(sql`select is_frozen from retention.tournament_entry where player_id = ${first.id}`);
  expect(entries).toEqual([{ is_frozen: true }]);
});

it('[X8] lets nobody in whose exclusion is on its way', async () => {
  const [first] = entrants as [Entrant, Entrant, Entrant];
  const { id } = await calls.get('by-invitation');
  const { kernel } = platform;
  const { outcome } = await kernel.db.transaction(async (tx) => {
    await lockAccounts(tx, first.id);
    await changeStatus(tx, kernel, first.id, 'blocked');
    await freezeEntriesOf(tx, kernel, first.id);
    const entering = takePart(kernel, first.id, id).then(
      () => 'in',
      (error: AppError) => error.reason,
    );
    // It has gone through, or waits for this player's lock.
    await untilWaiting(kernel.db, sql`select 1 from retention.tournament_entry where player_id = ${first.id}`);
    return { outcome: entering };
  });
  expect(await outcome).toBe('tournamentNotOpen');
});

it('[TOUR-01] says to who may play again after he was taken out that this one is not open to him any more', async () => {
  const [back] = entrants as [Entrant, Entrant, Entrant];
  await calls.play(back, '100', '300');
  const { id } = await calls.rank('open-hours');
  expect(await calls.get(id, back)).toMatchObject({ isAvailable: true, playerEntry: { place: 1 } });
  const desk = createOperatorDesk(platform.kernel, '');
  await desk.changeStatus(back.id, 'limited');
  await desk.changeStatus(back.id, 'active');
  expect(await calls.get(id, back)).toMatchObject({ isAvailable: false, playerEntry: null });
  expect(await calls.participate(id, back)).toMatchObject({ error: { code: 10020 } });
  // The next one is open to him again.
  expect(await calls.get('by-invitation', back)).toMatchObject({ isAvailable: true });
  await platform.relay.drain();
});
