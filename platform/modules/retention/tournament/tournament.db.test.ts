import type { Account, PageMeta, Tournament } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId, type AppError } from '#kernel';
import { changeStatus } from '#modules/player';
import { checkBooks, lockAccount, lockAccounts, postTransfer } from '#modules/wallet';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { callWallet, launchTestGame, type LaunchedPlayer } from '../../../flows/game-wallet/testing.ts';
import { createOperatorDesk } from '../../../operator/desk.ts';
import { finishTournament, finishTournaments } from './finish.ts';
import { freezeEntriesOf } from './freeze-entries.ts';
import { holdTournament, withdrawTournament } from './manage-tournaments.ts';
import { participate as takePart } from './participate.ts';
import { payPrizes } from './pay-prizes.ts';
import { rankingJob, rankNow, rankTournament } from './rank.ts';
import { playCrowds, rollEditions } from './roll-editions.ts';
import { testSeries as series } from './testing.ts';
import { lockTournament } from './tournament.sql.ts';

const invited = { ...series, identity: 'by-invitation', isConfirmationRequired: true, minRounds: 2, prizes: series.prizes.slice(0, 1) };

/** Play itself earns nothing. */
const loyalty = { levels: [{ id: 'copper', name: 'Copper', points: 0 }], pointsPerHundred: { default: 0, types: {} } };

interface Entrant extends TestPlayer {
  launched: LaunchedPlayer;
}

let platform: TestPlatform;
let entrants: Entrant[];
beforeAll(async () => {
  platform = await createTestPlatform({ tournaments: { series: [series, invited], hasCrowd: false }, loyalty });
  await platform.kernel.jobs.start({ work: false });
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await platform.kernel.db.run(
    sql`truncate retention.tournament, retention.tournament_entry, retention.tournament_order, retention.tournament_prize`,
  );
  platform.clock.set('2026-06-03T13:45:00Z');
  await rollEditions(platform.kernel);
  entrants = await Promise.all([1, 2, 3].map(enter));
});

async function enter(): Promise<Entrant> {
  const player = await registerTestPlayer(platform);
  const accounts = await platform.app.inject({ url: '/api/wallet/accounts', headers: player.headers });
  const [{ id: accountId }] = accounts.json<{ data: [Account] }>().data;
  await platform.kernel.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, accountId))!;
    const changes = { real: money(100_00n, 'EUR') };
    postTransfer(tx, platform.kernel, account, { kind: 'adjustment', reference: accountId, changes, counterparty: 'house:adjustment' });
  });
  return { ...player, launched: await launchTestGame(platform, { playerId: player.id, accountId }) };
}

async function play({ launched }: Entrant, stake: string, payout: string, between = (): void => {}): Promise<void> {
  platform.clock.advance(1_000);
  const roundId = newId();
  const call = { token: launched.token, currency: 'EUR', roundId };
  expect(await callWallet(platform, 'bet', { ...call, transactionId: `b-${roundId}`, amount: stake })).toMatchObject({ status: 200 });
  between();
  await callWallet(platform, 'win', { ...call, transactionId: `w-${roundId}`, amount: payout, isFinal: true });
}

async function get(identity: string, who?: TestPlayer): Promise<Tournament> {
  const answer = await platform.app.inject({ url: `/api/retention/tournaments/${identity}`, headers: who?.headers ?? {} });
  return answer.json<{ data: Tournament }>().data;
}
const list = async (search: string) =>
  (await platform.app.inject({ url: `/api/retention/tournaments${search}` })).json<{ data: Tournament[]; meta: PageMeta }>();
const participate = (id: string, who: TestPlayer) =>
  platform.app.inject({ method: 'POST', url: `/api/retention/tournaments/${id}/participate`, headers: who.headers });

/** Counts what was played, and ranks. */
async function rank(identity: string): Promise<Tournament> {
  await platform.relay.drain();
  const { id } = await get(identity);
  await rankTournament(platform.kernel, id);
  await platform.relay.drain();
  return get(identity);
}
/** Own money, in main units; by the books, since tokens last for half an hour. */
const balance = async ({ id }: TestPlayer): Promise<number> => {
  const { real } = await platform.kernel.db.one(sql<{ real: number }>`
    select (l.balance / 100)::int as real from wallet.account a join wallet.ledger_account l on l.account_id = a.id and l.pocket = 'real' where a.player_id = ${id}`);
  return real;
};

it('[TOUR-01] lists what runs and what comes, and shows a guest one without an entry', async () => {
  const { data, meta } = await list('?state=3&perPage=6');
  expect(data).toMatchObject([
    { identity: 'by-invitation', state: 3, confirmationRequired: true },
    {
      identity: 'open-hours',
      state: 3,
      startAt: '2026-06-03T12:00:00.000Z',
      endAt: '2026-06-03T14:00:00.000Z',
      isAvailable: true,
      leaderboard: [],
    },
  ]);
  expect(data[0]).not.toHaveProperty('playerEntry');
  expect(meta).toEqual({ page: 1, perPage: 6, totalPages: 1, totalRows: 2 });
  expect((await list('?state=2&state=3&identity=open-hours')).data.map(({ state }) => state)).toEqual([3, 2]);
  expect(await get('open-hours', entrants[0])).toMatchObject({ playerEntry: null, conditions: { minAmount: 0.1, minAmountOp: 'gte' } });
  expect((await platform.app.inject({ url: '/api/retention/tournaments/none' })).statusCode).toBe(404);
});

it('[TOUR-01] ranks by real play: rounds that count, ties by who was first, names masked, the own place beside', async () => {
  const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
  await play(first, '100', '500');
  await play(second, '100', '300');
  await play(third, '100', '200');
  await play(second, '100', '200');
  await play(third, '5', '5000');
  const { leaderboard, entriesCount } = await rank('open-hours');
  expect(leaderboard).toEqual([
    { playerId: first.id, nickname: expect.stringMatching(/\*\*\*$|^null$/) as string, place: 1, points: 5 },
    { playerId: second.id, nickname: leaderboard[1]!.nickname, place: 2, points: 5 },
    { playerId: third.id, nickname: leaderboard[2]!.nickname, place: 3, points: 2 },
  ]);
  expect(entriesCount).toBe(3);
  expect((await get('open-hours', third)).playerEntry).toEqual({ points: 2, place: 3 });
  const { id } = await get('open-hours');
  const published = await platform.kernel.db.all(
    sql<{
      channel: string;
      data: { event: string };
    }>`select channel, data from realtime.publication where channel like ${`tournaments:${id}%`} order by id`,
  );
  expect(published.map(({ channel, data }) => [channel, data.event])).toEqual(
    expect.arrayContaining([
      [`tournaments:${id}`, 'tournament.leaderboard.updated'],
      [`tournaments:${id}#${third.id}`, 'tournament.player-entry.updated'],
    ]),
  );
});

it('counts only rounds that begin and end in its time, each once, and late facts until the final', async () => {
  const [early, late, beyond] = entrants as [Entrant, Entrant, Entrant];
  platform.clock.set('2026-06-03T11:59:57Z');
  await play(early, '100', '900', () => platform.clock.set('2026-06-03T12:00:01Z'));
  platform.clock.set('2026-06-03T13:59:58Z');
  await play(late, '100', '400');
  await play(beyond, '100', '700', () => platform.clock.set('2026-06-03T14:00:00Z'));
  const { id } = (await list('?identity=open-hours&state=4')).data[0]!;
  await platform.relay.drain();
  await rankTournament(platform.kernel, id);
  expect((await get(id)).leaderboard.map(({ playerId, points }) => [playerId, points])).toEqual([[late.id, 4]]);
});

it('[TOUR-01] takes who confirms, from then on, and nobody after the end or on a break', async () => {
  const [joined, other, resting] = entrants as [Entrant, Entrant, Entrant];
  const { id } = await get('by-invitation');
  await play(joined, '100', '900');
  platform.clock.advance(1_000);
  expect((await participate(id, joined)).json<{ data: Tournament }>().data).toMatchObject({ id, playerEntry: { points: 0, place: 1 } });
  expect((await participate(id, joined)).statusCode).toBe(200);
  await play(joined, '100', '100');
  await play(joined, '100', '100');
  await play(other, '100', '900');
  expect((await rank('by-invitation')).leaderboard).toMatchObject([{ playerId: joined.id, points: 2 }]);
  await createOperatorDesk(platform.kernel, '').coolOff(resting.id, '1_day');
  expect((await participate(id, resting)).json()).toMatchObject({ error: { code: 10020 } });
  platform.clock.set('2026-06-03T14:00:00Z');
  expect((await participate(id, other)).json()).toMatchObject({ error: { code: 10020 } });
  expect((await participate(newId(), joined)).statusCode).toBe(404);
  expect((await platform.app.inject({ method: 'POST', url: `/api/retention/tournaments/${id}/participate` })).statusCode).toBe(401);
});

it('[TOUR-01] is closed to players of other countries, and not entered by their rounds', async () => {
  const [player] = entrants as [Entrant];
  const abroad = JSON.stringify({ countries: ['BR'] });
  await platform.kernel.db.run(sql`update retention.tournament set terms = terms || ${abroad}::jsonb`);
  expect(await get('open-hours', player)).toMatchObject({ isAvailable: false, playerEntry: null });
  expect(await get('open-hours')).toMatchObject({ isAvailable: true });
  const { id } = await get('by-invitation');
  expect((await participate(id, player)).json()).toMatchObject({ error: { code: 10020 } });
  await play(player, '100', '500');
  expect((await rank('open-hours')).leaderboard).toEqual([]);
});

it('[TOUR-01] scores a currency by points of its own, and leaves out stakes of the sum that is excluded', async () => {
  const [player] = entrants as [Entrant];
  const terms = JSON.stringify({ pointsPerUnitOf: { EUR: 7 }, minStake: { base: '1', isExcluded: true } });
  await platform.kernel.db.run(sql`update retention.tournament set terms = terms || ${terms}::jsonb where identity = 'open-hours'`);
  await play(player, '100', '9000');
  await play(player, '200', '300');
  expect(await rank('open-hours')).toMatchObject({
    leaderboard: [{ playerId: player.id, points: 21 }],
    rates: { baseCurrencyRate: 1, currencyRates: [{ isoCode: 'EUR', rate: 7 }] },
    conditions: { minAmount: 1, minAmountOp: 'gt', maxAmountOp: 'lte' },
  });
});

describe('the end', () => {
  const won = async (): Promise<Tournament> => (await list('?identity=open-hours&state=5')).data[0]!;
  async function playToTheEnd(): Promise<void> {
    const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
    await play(first, '100', '500');
    await play(second, '100', '300');
    await play(third, '100', '200');
    await platform.relay.drain();
    platform.clock.set('2026-06-03T14:15:00Z');
  }

  it('[TOUR-01] comes after the grace, pays each prize once however often it is said, and is told to everybody', async () => {
    await playToTheEnd();
    platform.clock.set('2026-06-03T14:14:59Z');
    await finishTournaments(platform.kernel);
    expect(await won()).toBeUndefined();
    platform.clock.set('2026-06-03T14:15:00Z');
    const { id } = (await list('?identity=open-hours&state=4')).data[0]!;
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
    await play(first, '100', '9000');
    await platform.relay.drain();
    expect((await get(id)).leaderboard[0]).toMatchObject({ points: 5 });
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
    const { id } = (await list('?identity=open-hours&state=4')).data[0]!;
    const { db } = platform.kernel;
    const exclude = (who: Entrant) => db.transaction((tx) => freezeEntriesOf(tx, platform.kernel, who.id));
    let excluded: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await rankNow(tx, await tx.one(lockTournament(id)));
      excluded = exclude(first);
      // It has gone through, or waits for this ranking.
      await vi.waitFor(
        async () =>
          expect(
            await db.all(
              sql<{ waits: number }>`select 1 as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
              union all select 1 from retention.tournament_entry where player_id = ${first.id} and is_frozen`,
            ),
          ).not.toEqual([]),
        { timeout: 20_000 },
      );
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

it('[X8] lets nobody in whose exclusion is on its way', async () => {
  const [first] = entrants as [Entrant, Entrant, Entrant];
  const { id } = await get('by-invitation');
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
    await vi.waitFor(
      async () =>
        expect(
          await kernel.db.all(
            sql<{ waits: number }>`select 1 as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            union all select 1 from retention.tournament_entry where player_id = ${first.id}`,
          ),
        ).not.toEqual([]),
      { timeout: 20_000 },
    );
    return { outcome: entering };
  });
  expect(await outcome).toBe('tournamentNotOpen');
});

it('[TOUR-01] says to who may play again after he was taken out that this one is not open to him any more', async () => {
  const [back] = entrants as [Entrant, Entrant, Entrant];
  await play(back, '100', '300');
  const { id } = await rank('open-hours');
  expect(await get(id, back)).toMatchObject({ isAvailable: true, playerEntry: { place: 1 } });
  const desk = createOperatorDesk(platform.kernel, '');
  await desk.changeStatus(back.id, 'limited');
  await desk.changeStatus(back.id, 'active');
  expect(await get(id, back)).toMatchObject({ isAvailable: false, playerEntry: null });
  expect((await participate(id, back)).json()).toMatchObject({ error: { code: 10020 } });
  // The next one is open to him again.
  expect(await get('by-invitation', back)).toMatchObject({ isAvailable: true });
  await platform.relay.drain();
});

it('rolls on: the next edition is there before the last one ends, each once', async () => {
  await rollEditions(platform.kernel);
  platform.clock.set('2026-06-04T13:00:00Z');
  await Promise.all([rollEditions(platform.kernel), rollEditions(platform.kernel)]);
  expect((await list('?identity=open-hours')).data.map(({ startAt }) => startAt.slice(0, 10))).toEqual([
    '2026-06-04',
    '2026-06-05',
    '2026-06-03',
  ]);
});

it('has a crowd in a demo, also in an edition that was made before it began', async () => {
  const crowd = { size: 3, pointsPerMinute: 5 };
  const kernel = {
    ...platform.kernel,
    config: { ...platform.kernel.config, tournaments: { series: [{ ...series, crowd }], hasCrowd: true } },
  };
  platform.clock.set('2026-06-04T11:00:00Z');
  await rollEditions(kernel);
  await playCrowds(kernel);
  expect((await list('?identity=open-hours&state=2')).data[0]).toMatchObject({ entriesCount: 0 });
  platform.clock.set('2026-06-04T12:10:00Z');
  await playCrowds(kernel);
  await playCrowds(kernel);
  expect(await get('open-hours')).toMatchObject({ state: 3, entriesCount: 3, leaderboard: [{ nickname: 'House 3', place: 1 }, {}, {}] });
});

it('queues one ranking for many rounds', async () => {
  await platform.kernel.db.run(sql`delete from jobs.job where name = ${rankingJob}`);
  for (let n = 0; n < 4; n += 1) await play(entrants[n % 3]!, '100', '200');
  await platform.relay.drain();
  const { id } = await get('open-hours');
  const waiting = await platform.kernel.db.all(sql<{ key: string }>`select singleton_key as key from jobs.job where name = ${rankingJob}`);
  expect(waiting.map(({ key }) => key)).toEqual([id]);
});

it('ranks nothing of a tournament that was withdrawn after somebody had entered it', async () => {
  const { startsAt: _start, everyHours: _every, crowd: _crowd, identity: _identity, ...terms } = series;
  const id = await holdTournament(platform.kernel, { ...terms, identity: 'once-only', startsAt: '2026-06-03T14:00:00Z' });
  expect((await participate(id, entrants[0]!)).statusCode).toBe(200);
  await withdrawTournament(platform.kernel, id);
  await expect(rankTournament(platform.kernel, id)).resolves.toBeUndefined();
});
