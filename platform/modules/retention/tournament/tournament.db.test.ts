import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#kernel';
import type { TestPlatform } from '#testing';
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
import { holdTournament, withdrawTournament } from './manage-tournaments.ts';
import { rankingJob, rankTournament } from './rank.ts';
import { playCrowds, rollEditions } from './roll-editions.ts';
import { testSeries as series } from './testing.ts';
import { insertTournament, lockIdentity } from './tournament.sql.ts';

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

it('[TOUR-01] lists what runs and what comes, and shows a guest one without an entry', async () => {
  const { data, meta } = await calls.list('state=3&perPage=6');
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
  expect((await calls.list('state=2&state=3&identity=open-hours')).data.map(({ state }) => state)).toEqual([3, 2]);
  expect(await calls.get('open-hours', entrants[0])).toMatchObject({
    playerEntry: null,
    conditions: { minAmount: 0.1, minAmountOp: 'gte' },
  });
  expect((await platform.call('retention.tournaments.get', { params: { id: 'none' } })).status).toBe(404);
});

it('[TOUR-01] ranks by real play: rounds that count, ties by who was first, names masked, the own place beside', async () => {
  const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
  await calls.play(first, '100', '500');
  await calls.play(second, '100', '300');
  await calls.play(third, '100', '200');
  await calls.play(second, '100', '200');
  await calls.play(third, '5', '5000');
  const { leaderboard, entriesCount } = await calls.rank('open-hours');
  expect(leaderboard).toEqual([
    { playerId: first.id, nickname: expect.stringMatching(/\*\*\*$|^null$/) as string, place: 1, points: 5 },
    { playerId: second.id, nickname: leaderboard[1]!.nickname, place: 2, points: 5 },
    { playerId: third.id, nickname: leaderboard[2]!.nickname, place: 3, points: 2 },
  ]);
  expect(entriesCount).toBe(3);
  expect((await calls.get('open-hours', third)).playerEntry).toEqual({ points: 2, place: 3 });
  const { id } = await calls.get('open-hours');
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
  await calls.play(early, '100', '900', () => platform.clock.set('2026-06-03T12:00:01Z'));
  platform.clock.set('2026-06-03T13:59:58Z');
  await calls.play(late, '100', '400');
  await calls.play(beyond, '100', '700', () => platform.clock.set('2026-06-03T14:00:00Z'));
  const { id } = (await calls.list('identity=open-hours&state=4')).data[0]!;
  await platform.relay.drain();
  await rankTournament(platform.kernel, id);
  expect((await calls.get(id)).leaderboard.map(({ playerId, points }) => [playerId, points])).toEqual([[late.id, 4]]);
});

it('[TOUR-01] takes who confirms, from then on, and nobody after the end or on a break', async () => {
  const [joined, other, resting] = entrants as [Entrant, Entrant, Entrant];
  const { id } = await calls.get('by-invitation');
  await calls.play(joined, '100', '900');
  platform.clock.advance(1_000);
  expect((await calls.participate(id, joined)).data).toMatchObject({
    id,
    playerEntry: { points: 0, place: 1 },
  });
  expect((await calls.participate(id, joined)).status).toBe(200);
  await calls.play(joined, '100', '100');
  await calls.play(joined, '100', '100');
  await calls.play(other, '100', '900');
  expect((await calls.rank('by-invitation')).leaderboard).toMatchObject([{ playerId: joined.id, points: 2 }]);
  await createOperatorDesk(platform.kernel, '').coolOff(resting.id, '1_day');
  expect(await calls.participate(id, resting)).toMatchObject({ error: { code: 10020 } });
  platform.clock.set('2026-06-03T14:00:00Z');
  expect(await calls.participate(id, other)).toMatchObject({ error: { code: 10020 } });
  expect((await calls.participate(newId(), joined)).status).toBe(404);
  expect((await platform.call('retention.tournaments.participate', { params: { id } })).status).toBe(401);
});

it('[TOUR-01] is closed to players of other countries, and not entered by their rounds', async () => {
  const [player] = entrants as [Entrant];
  const abroad = JSON.stringify({ countries: ['BR'] });
  await platform.kernel.db.run(sql`update retention.tournament set terms = terms || ${abroad}::jsonb`);
  expect(await calls.get('open-hours', player)).toMatchObject({ isAvailable: false, playerEntry: null });
  expect(await calls.get('open-hours')).toMatchObject({ isAvailable: true });
  const { id } = await calls.get('by-invitation');
  expect(await calls.participate(id, player)).toMatchObject({ error: { code: 10020 } });
  await calls.play(player, '100', '500');
  expect((await calls.rank('open-hours')).leaderboard).toEqual([]);
});

it('[TOUR-01] scores a currency by points of its own, and leaves out stakes of the sum that is excluded', async () => {
  const [player] = entrants as [Entrant];
  const terms = JSON.stringify({ pointsPerUnitOf: { EUR: 7 }, minStake: { base: '1', isExcluded: true } });
  await platform.kernel.db.run(sql`update retention.tournament set terms = terms || ${terms}::jsonb where identity = 'open-hours'`);
  await calls.play(player, '100', '9000');
  await calls.play(player, '200', '300');
  expect(await calls.rank('open-hours')).toMatchObject({
    leaderboard: [{ playerId: player.id, points: 21 }],
    rates: { baseCurrencyRate: 1, currencyRates: [{ isoCode: 'EUR', rate: 7 }] },
    conditions: { minAmount: 1, minAmountOp: 'gt', maxAmountOp: 'lte' },
  });
});

it('rolls on: the next edition is there before the last one ends, each once', async () => {
  await rollEditions(platform.kernel);
  platform.clock.set('2026-06-04T13:00:00Z');
  await Promise.all([rollEditions(platform.kernel), rollEditions(platform.kernel)]);
  expect((await calls.list('identity=open-hours')).data.map(({ startAt }) => startAt.slice(0, 10))).toEqual([
    '2026-06-04',
    '2026-06-05',
    '2026-06-03',
  ]);
});

it('has no prize of points where the brand has no loyalty programme', async () => {
  const { kernel } = platform;
  const places = async (identity: string) => (await calls.get(identity)).prizes.map(({ place }) => place);
  expect(await places('open-hours')).toEqual([1, 2, 3]);
  const tournaments = { series: [{ ...series, identity: 'no-points' }], hasCrowd: false };
  await rollEditions({ ...kernel, config: { ...kernel.config, loyalty: null, tournaments } });
  expect(await places('no-points')).toEqual([1, 2]);
});

it('[TOUR-01] holds no two of an identity that two operators make at the same moment, at times that overlap', async () => {
  const { kernel } = platform;
  const { startsAt: _start, everyHours: _every, crowd: _crowd, ...stated } = series;
  const terms = { ...stated, identity: 'made-at-once' };
  const [startsAt, endsAt] = [new Date('2026-06-05T10:00:00Z'), new Date('2026-06-06T10:00:00Z')];
  const second = await kernel.db.transaction(async (tx) => {
    await tx.run(lockIdentity(terms.identity));
    await tx.run(insertTournament({ id: newId(), identity: terms.identity, startsAt, endsAt, terms, origin: 'operator', at: startsAt }));
    const held = holdTournament(kernel, { ...terms, lastsHours: 24, startsAt: '2026-06-06T09:00:00Z' }).then(
      () => 'held',
      (error: Error) => error.message,
    );
    await untilWaiting(kernel.db, sql`select 1 from retention.tournament where identity = ${terms.identity}`);
    return { held };
  });
  expect(await second.held).toMatch('is held from 2026-06-05T10:00:00.000Z already');
});

it('[TOUR-01] holds no two of an identity at once, though an operator holds one or the times of the series are changed', async () => {
  const { startsAt: _start, everyHours: _every, crowd: _crowd, ...terms } = series;
  const hold = (startsAt: string) => holdTournament(platform.kernel, { ...terms, lastsHours: 24, startsAt });
  // Both at once: one is made, and the other is told which.
  const [made, refused] = (await Promise.allSettled([hold('2026-06-05T00:00:00Z'), hold('2026-06-05T00:00:00Z')])).toSorted((a, b) =>
    a.status < b.status ? -1 : 1,
  );
  expect(made).toMatchObject({ status: 'fulfilled' });
  expect(refused).toMatchObject({
    reason: { message: expect.stringContaining('is held from 2026-06-05T00:00:00.000Z already') as string },
  });
  await expect(hold('2026-06-05T23:00:00Z')).rejects.toThrow('is held from 2026-06-05T00:00:00.000Z already');
  platform.clock.set('2026-06-05T12:30:00Z');
  await rollEditions(platform.kernel);
  const running = async () => (await calls.list('identity=open-hours&state=3')).data.map(({ startAt }) => startAt);
  expect(await running()).toEqual(['2026-06-05T00:00:00.000Z']);
  platform.clock.set('2026-06-06T13:00:00Z');
  await rollEditions(platform.kernel);
  const { config } = platform.kernel;
  const changed = { ...series, startsAt: '2026-06-03T12:30:00Z' };
  await rollEditions({ ...platform.kernel, config: { ...config, tournaments: { ...config.tournaments, series: [changed] } } });
  expect(await running()).toEqual(['2026-06-06T12:00:00.000Z']);
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
  expect((await calls.list('identity=open-hours&state=2')).data[0]).toMatchObject({ entriesCount: 0 });
  platform.clock.set('2026-06-04T12:10:00Z');
  await playCrowds(kernel);
  await playCrowds(kernel);
  expect(await calls.get('open-hours')).toMatchObject({
    state: 3,
    entriesCount: 3,
    leaderboard: [{ nickname: 'House 3', place: 1 }, {}, {}],
  });
});

it('queues one ranking for many rounds', async () => {
  await platform.kernel.db.run(sql`delete from jobs.job where name = ${rankingJob}`);
  for (let n = 0; n < 4; n += 1) await calls.play(entrants[n % 3]!, '100', '200');
  await platform.relay.drain();
  const { id } = await calls.get('open-hours');
  const waiting = await platform.kernel.db.all(sql<{ key: string }>`select singleton_key as key from jobs.job where name = ${rankingJob}`);
  expect(waiting.map(({ key }) => key)).toEqual([id]);
});

it('ranks nothing of a tournament that was withdrawn after somebody had entered it', async () => {
  const { startsAt: _start, everyHours: _every, crowd: _crowd, identity: _identity, ...terms } = series;
  const id = await holdTournament(platform.kernel, { ...terms, identity: 'once-only', startsAt: '2026-06-03T14:00:00Z' });
  expect((await calls.participate(id, entrants[0]!)).status).toBe(200);
  await withdrawTournament(platform.kernel, id);
  await expect(rankTournament(platform.kernel, id)).resolves.toBeUndefined();
});
