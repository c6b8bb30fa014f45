import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionOf } from '../session-of.ts';
import { registrationForm, startTestServer, type TestServer } from './test-server.ts';
import { ForeignClient } from './wire/foreign-client.ts';
import { list } from './wire/shape.ts';
import * as shapes from './wire/shapes.ts';
import { tournament } from './wire/tournament-shapes.ts';

// The calls and channels of tournaments by two clients of another make, each answer and push held against the wire reference (9.3, 13).

const { data, paged } = shapes;
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 });

const hour = 3_600_000;
/** On the real clock: begun an hour ago, and for a day. */
const open = {
  identity: 'open-day',
  title: 'Open day',
  type: 'staked' as const,
  startsAt: new Date(Date.now() - hour).toISOString(),
  everyHours: 24,
  lastsHours: 24,
  isConfirmationRequired: false,
  collections: [],
  collectionsExcluded: [],
  minStake: { base: '0.50' },
  maxStake: null,
  pointsPerUnit: 10,
  roundsLimit: null,
  minRounds: null,
  prizes: [{ place: 1, gives: { kind: 'money' as const, amount: '20' }, title: '€20' }],
  crowd: null,
};
const invited = { ...open, identity: 'by-invitation', isConfirmationRequired: true };
/** Ended an hour ago, so that its grace is over. */
const over = { ...open, identity: 'over', startsAt: new Date(Date.now() - 2 * hour).toISOString(), lastsHours: 1 };

let server: TestServer;
let guest: ForeignClient;
let first: Player;
let second: Player;
interface Player extends ForeignClient {
  id: string;
}
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ tournaments: { series: [open, invited, over], hasCrowd: false } });
  guest = new ForeignClient(server.url);
  const { data: all } = await guest.call('GET', 'retention/tournaments', paged(tournament), { query: { 'state[]': ['3', '4', '5'] } });
  ids = Object.fromEntries(all.map(({ identity, id }) => [identity, id]));
  [first, second] = [await register(), await register()];
  await guest.listen(['tournaments', `tournaments:${ids['open-day']}`, `tournaments:${ids['open-day']}#${first.id}`]);
});
afterAll(async () => {
  for (const client of [guest, first, second]) {
    client.close();
    expect(client.deviations).toEqual([]);
  }
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});

/** A player with 50 euros who listens to both channels of the open tournament. */
async function register(): Promise<Player> {
  const client = new ForeignClient(server.url);
  const { data: session } = await client.call('POST', 'player/register', data(shapes.auth), { body: registrationForm() });
  client.token = session.accessToken;
  const channel = `tournaments:${ids['open-day']}`;
  await client.listen(['tournaments', channel, `${channel}#${session.profile.id}`]);
  expect(client.refused).toEqual([]);
  const returns = { redirectSuccessUrl: server.url, redirectErrorUrl: server.url, redirectUrl: server.url };
  const payment = { method: 'sandbox.deposit.card', currency: 'EUR', amount: 50, isBonusDecline: true, ...returns };
  const body = { ...payment, accountId: (await accounts(client))[0]!.id };
  const { data: deposit } = await client.call('POST', 'payment/invoices/deposit', data(shapes.deposit), { body });
  await fetch(deposit.action!, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
  await until(async () => expect((await accounts(client))[0]).toMatchObject({ balance: 50 }));
  return Object.assign(client, { id: session.profile.id });
}
const accounts = async (client: ForeignClient) => (await client.call('GET', 'wallet/accounts', data(list(shapes.account)))).data;

/** A round of one euro in the game's own frame. */
async function playRound(player: Player): Promise<void> {
  const body = { accountId: (await accounts(player))[0]!.id, lobbyUrl: server.url, locale: 'en', demoMode: false, platform: 2 };
  const { data: launch } = await player.call('POST', 'game/games/violet-dice/play', data(shapes.launch), { body });
  const session = sessionOf(await (await fetch(launch.gameUrl)).text());
  const round = { requestId: crypto.randomUUID(), stake: '100', choice: { side: 'under', target: 9_706 } };
  const headers = { 'content-type': 'application/json', 'x-studio-session': session };
  expect((await fetch(`${server.studioUrl}/api/play`, { method: 'POST', headers, body: JSON.stringify(round) })).status).toBe(200);
}

const one = async (client: ForeignClient, identity: string) =>
  (await client.call('GET', `retention/tournaments/${ids[identity]}`, data(tournament))).data;
const participate = (client: ForeignClient, id: string) => client.call('POST', `retention/tournaments/${id}/participate`, data(tournament));

it('[TOUR-01] lists by state and identity, for a guest without an entry of his own', async () => {
  const query = { 'state[]': ['2', '3'], 'identity[]': ['open-day', 'none'], page: 1, perPage: 6 };
  const { data: running, meta } = await guest.call('GET', 'retention/tournaments', paged(tournament), { query });
  expect(running.map(({ state }) => state)).toEqual([3, 2]);
  expect(meta).toMatchObject({ page: 1, perPage: 6, totalRows: 2 });
  expect(running[0]).toMatchObject({ isAvailable: true, rates: { baseCurrencyRate: 10 }, conditions: { minAmount: 0.5 } });
  expect(running[0]).not.toHaveProperty('playerEntry');
  expect(await one(first, 'open-day')).toMatchObject({ playerEntry: null });
  expect(await guest.refuse('GET', `retention/tournaments/${crypto.randomUUID()}`)).toMatchObject({ status: 404 });
});

it('[TOUR-01] shows everybody the places and each player the own, from rounds that were played', async () => {
  await playRound(first);
  await playRound(second);
  await playRound(second);
  const places = [
    [second.id, 1, 20],
    [first.id, 2, 10],
  ];
  const ranked = async (client: ForeignClient) => {
    const { leaderboard } = await one(client, 'open-day');
    return leaderboard.map(({ playerId, place, points }) => [playerId, place, points]);
  };
  await until(async () => expect(await ranked(guest)).toEqual(places));
  expect((await one(first, 'open-day')).playerEntry).toEqual({ points: 10, place: 2 });
  for (const client of [guest, first, second]) {
    await until(() => {
      const { channel, leaderboard } = client.of('tournament.leaderboard.updated').at(-1)!;
      expect(channel).toBe(`tournaments:${ids['open-day']}`);
      expect(leaderboard!.map(({ playerId, place, points }) => [playerId, place, points])).toEqual(places);
    });
  }
  await until(() => expect(second.of('tournament.player-entry.updated').at(-1)).toMatchObject({ entry: { place: 1, points: 20 } }));
  for (const { id, heard } of [first, second]) {
    expect(heard.filter(({ entry }) => entry && entry.playerId !== id)).toEqual([]);
  }
});

it('[TOUR-01] keeps a player’s own channel from everybody else', async () => {
  expect(guest.refused).toEqual([`tournaments:${ids['open-day']}#${first.id}`]);
  const stranger = new ForeignClient(server.url);
  stranger.token = second.token;
  const foreign = [`tournaments:${ids['open-day']}#${first.id}`, 'tournaments:none', `tournaments:none#${second.id}`];
  await stranger.listen(foreign);
  stranger.close();
  expect(stranger.refused).toEqual(foreign);
});

it('[TOUR-01] counts who confirmed, and takes nobody once it is over', async () => {
  const id = ids['by-invitation']!;
  expect(await one(first, 'by-invitation')).toMatchObject({ confirmationRequired: true, playerEntry: null });
  for (const _ of ['once', 'twice']) expect((await participate(first, id)).data.playerEntry).toMatchObject({ points: 0 });
  await playRound(first);
  await until(async () => expect((await one(first, 'by-invitation')).playerEntry).toEqual({ points: 10, place: 1 }));
  expect((await one(second, 'by-invitation')).playerEntry).toBeNull();
  const path = (name: string) => `retention/tournaments/${name}/participate`;
  expect(await guest.refuse('POST', path(id))).toMatchObject({ status: 401 });
  expect(await second.refuse('POST', path(ids.over!))).toMatchObject({ status: 409, code: 10020 });
  expect(await second.refuse('POST', path(crypto.randomUUID()))).toMatchObject({ status: 404 });
});

it('[TOUR-01] tells everybody that it is finished', async () => {
  await server.finishTournaments();
  await until(() => expect(guest.of('tournament.completed')).toHaveLength(1));
  expect(guest.of('tournament.completed')[0]).toMatchObject({ channel: 'tournaments', tournament: { id: ids.over, state: 5 } });
  expect(await one(guest, 'over')).toMatchObject({ state: 5, isAvailable: false });
});

it('[TOUR-01] takes who excludes himself off the places at once, and those behind move up', async () => {
  const body = { definition: 4, period: '6_months' };
  await second.call('POST', 'player/limits', data(shapes.limit), { body });
  const shown = async () => (await one(guest, 'open-day')).leaderboard.map(({ playerId, place }) => [playerId, place]);
  await until(async () => expect(await shown()).toEqual([[first.id, 1]]));
  await until(() => expect(guest.of('tournament.leaderboard.updated').at(-1)!.leaderboard).toMatchObject([{ playerId: first.id }]));
});
