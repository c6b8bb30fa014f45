import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { GameRoundRecall } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitmentTo } from '../../engine/fair-source.ts';
import { checkRound } from '../../games/check-round.ts';
import type { Game } from '../../games/game.ts';
import { liveBaccaratGames } from '../../games/live-baccarat/index.ts';
import type { LiveGame } from '../../games/live-game.ts';
import { liveRouletteGames } from '../../games/live-roulette/index.ts';
import { liveSicBoGames } from '../../games/live-sic-bo/index.ts';
import { liveWheelGames } from '../../games/live-wheel/index.ts';
import { LiveReader } from '../../testing/live-reader.ts';
import { StudioClient } from '../../testing/studio-client.ts';
import { startTestStudio, waitFor, type TestStudio } from '../../testing/test-studio.ts';
import type { PageConfig } from '../../wire.ts';
import type { LiveFairnessView, LiveView } from '../../wire-live.ts';

/** For tests with much to do before the window closes, on a busy machine. */
const longWindow = 2500;
const pace = { bettingMs: 1300, runMs: 500, restMs: 150, landingMs: 60, lateBeginMs: 1500 };
const tables = [liveRouletteGames[3]!, liveBaccaratGames[1]!, liveWheelGames[0]!, liveSicBoGames[0]!];
const roulette = liveRouletteGames[0]!;
let studio: TestStudio;
let feeds: LiveReader[];
let child: ChildProcess | null;

beforeEach(async () => {
  studio = await startTestStudio(pace);
  [feeds, child] = [[], null];
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await Promise.all(feeds.map((feed) => feed.stop()));
  await studio.stop();
});

/** A player of the platform's double at a table, with 100.00; `null` plays for fun. */
async function sit(url: string, game: string, name: string | null): Promise<StudioClient> {
  const client = new StudioClient(url);
  studio.platform.gameIdentity = game;
  if (name !== null && !studio.platform.guests.has(name)) studio.platform.guests.set(name, 10_000n);
  await client.launch({ game, ...(name === null ? { mode: 'demo' } : { mode: 'real', token: name }) });
  return client;
}

function watch(url: string, game: string): LiveReader {
  const feed = new LiveReader(url, game);
  feeds.push(feed);
  return feed;
}

const settled = () =>
  waitFor(async () => {
    const { rows } = await studio.pool.query('select 1 from studio.round where next_attempt_at is not null');
    expect(rows).toEqual([]);
  });

/** What a choice comes to in a round, as anybody may compute it from the feed. */
function computed(game: LiveGame, { round }: LiveView, choice: unknown): bigint {
  const { serverSeedHash, outcome } = checkRound(game as Game, {
    serverSeed: round!.end!.seed,
    clientSeed: game.salt,
    nonce: round!.number,
    choice,
  });
  expect(serverSeedHash).toBe(round!.hash);
  return (100n * BigInt(outcome.pay)) / BigInt(game.unitsPerStake);
}

/** The player's history has the round in words, and as a picture that runs again. */
async function expectRecalled(id: string, playerId: string, win: bigint): Promise<void> {
  const path = `/rounds/${id}?${new URLSearchParams({ playerId, currency: 'EUR', locale: 'de' })}`;
  const headers = { 'x-signature': signText(studio.platform.secret, path, new Date()) };
  const { data } = (await (await fetch(`${studio.server.url}${path}`, { headers })).json()) as { data: GameRoundRecall };
  expect(data.choices).toHaveLength(1);
  expect(data.outcome.length).toBeGreaterThan(1);
  expect(JSON.stringify(data)).not.toMatch(/\b(roulette|baccarat|wheel|sicbo|frame|recall)\.[a-z]/);
  const page = await (await fetch(`${studio.server.url}${data.replay}`)).text();
  const config = JSON.parse(/id="config">(.*?)<\/script>/s.exec(page)![1]!) as PageConfig;
  expect(config.replay).toMatchObject({ id, win: win.toString(), outcomes: [{ isOver: true }] });
}

async function startProcess(): Promise<string> {
  const { databaseUrl, platform } = studio;
  child = spawn(process.execPath, [fileURLToPath(new URL('../../testing/studio-process.ts', import.meta.url))], {
    env: {
      ...process.env,
      STUDIO_OPTIONS: JSON.stringify({ databaseUrl, platformUrl: platform.url, secret: platform.secret, settings: pace }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')) as [string];
  return url;
}

it('[G1] everybody at a table of each model plays one round, which its chained seed decides', async () => {
  await studio.restart({ ...pace, bettingMs: longWindow });
  const { url } = studio.server;
  const played: { game: LiveGame; feed: LiveReader; choices: unknown[]; seats: StudioClient[] }[] = [];
  for (const game of tables) {
    const seats = [await sit(url, game.identity, `one-${game.identity}`), await sit(url, game.identity, null)];
    played.push({ game, feed: watch(url, game.identity), choices: [game.strategies![0]!.choice, game.strategies!.at(-1)!.choice], seats });
  }
  await Promise.all(
    played.map(async ({ game, feed, choices, seats: [player, demo] }) => {
      const open = await feed.phase('betting');
      expect(open.round!.end).toBeNull();
      const [paid, fun] = [await player!.play('100', { choice: choices[0] }), await demo!.play('100', { choice: choices[1] })];
      expect([paid.status, fun.status]).toEqual([200, 200]);
      expect((await player!.play('100', { choice: choices[0] })).status).toBe(409);
      expect((await player!.step(paid.body, null)).status).toBe(409);
      const running = await feed.phase('running');
      // By now nobody can bet on what everybody may know.
      expect(running.round!.end!.at).toBeGreaterThan(running.now);
      expect(await demo!.play('100', { choice: choices[1] })).toMatchObject({ status: 409 });
      await feed.until(({ bets }) => bets.length === 2 && bets.every(({ win }) => win !== null));
      const [won, funWon] = [computed(game, running, choices[0]), computed(game, running, choices[1])];
      expect((await player!.step(paid.body, null)).body).toMatchObject({ win: won.toString() });
      expect((await demo!.enter()).balance).toBe((99_900n + funWon).toString());
      await waitFor(() => expect(studio.platform.guests.get(`one-${game.identity}`)).toBe(9_900n + won));

      await expectRecalled(paid.body.id, `one-${game.identity}`, won);
      const fair = (await (await fetch(`${url}/api/live/${game.identity}/rounds`)).json()) as LiveFairnessView;
      expect(commitmentTo(fair.rounds.at(-1)!.seed)).toBe(fair.terminalHash);
      expect(fair.rounds.at(-1)!.result).toEqual(running.round!.end!.result);
    }),
  );
  expect(studio.platform.callsOf('bet')).toHaveLength(tables.length);
});

it('[G8] refuses a late bet by the server’s clock, returns one whose stake is taken too late, and knows a player who comes back', async () => {
  const { url } = studio.server;
  const choice = [{ bet: 'red', units: roulette.unitsPerStake / 100 }];
  const [player, tab, slow, late] = [
    await sit(url, roulette.identity, 'player'),
    await sit(url, roulette.identity, 'player'),
    await sit(url, roulette.identity, 'slow'),
    await sit(url, roulette.identity, 'late'),
  ];
  const feed = watch(url, roulette.identity);
  await feed.phase('betting');
  const { body } = await player.play('100', { choice });
  studio.platform.script('bet', 'hang');
  const [slowly] = await Promise.all([
    slow.play('100', { choice }),
    feed.phase('running').then(async () => {
      expect(await late.play('100', { choice })).toMatchObject({ status: 409, body: { error: { code: 'betting-closed' } } });
      // Another tab, in the middle of the round.
      expect((await tab.enter()).open).toMatchObject({ id: body.id, choice, stake: '100', outcome: { isOver: false, result: null } });
      expect(await tab.play('100', { choice })).toMatchObject({ status: 409 });
    }),
  ]);
  expect(slowly).toMatchObject({ status: 409, body: { error: { code: 'betting-closed' } } });
  const over = await feed.until(({ bets }) => bets[0]?.win != null);
  await settled();
  expect(over.count).toBe(1);
  expect([studio.platform.guests.get('slow'), studio.platform.guests.get('late')]).toEqual([10_000n, 10_000n]);
  expect(studio.platform.guests.get('player')).toBe(9_900n + computed(roulette, over, choice));
});

it('[G8] goes on with a table when the process that drove it is killed, and pays once', async () => {
  const url = await startProcess();
  const choice = [
    { bet: 'red', units: 10 },
    { bet: 'black', units: 9 },
    { bet: 'straight-0', units: 1 },
  ];
  const player = await sit(url, roulette.identity, 'player');
  const feed = watch(url, roulette.identity);
  await feed.phase('betting');
  expect((await player.play('200', { choice })).status).toBe(200);
  child!.kill('SIGKILL');
  // Nobody watches the process that is left: it finds the round by itself.
  await waitFor(async () => expect((await studio.pool.query('select state from studio.live_round')).rows).toEqual([{ state: 'over' }]));
  await settled();
  const { rows } = await studio.pool.query<{ result: [number, unknown] }>('select result from studio.live_round');
  const [number] = rows[0]!.result;
  const paid = number === 0 ? 360n : [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].includes(number) ? 200n : 180n;
  expect(studio.platform.guests.get('player')).toBe(9_800n + paid);
  expect(new Set(studio.platform.callsOf('win').map(({ transactionId }) => transactionId)).size).toBe(1);
});
