// A tournament with many entries: what ranking it costs, one's own place and the page's call, and how fast ended rounds are counted, with one tournament,
// without any, and by the bare statement alone.
// Use: node tools/run.mjs bench/tournament.ts [entries] [rounds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrand } from '../apps/server/brand.ts';
import { startPostgres } from '../apps/server/postgres/index.ts';
import { seedCatalogue } from '../platform/modules/game/index.ts';
import { rankTournament, rollEditions } from '../platform/modules/retention/index.ts';
import { createTestPlatform, registerTestPlayer } from '../platform/testing/index.ts';
import { raw, sql } from '../platform/testing/sql.ts';
import { quantile } from './bet/turn.ts';

const entries = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 5_000);
const { catalogue, tournaments } = await loadBrand('default');
const series = tournaments
  .slice(0, 1)
  .map((each) => ({ ...each, startsAt: '2026-01-01T00:00:00Z', everyHours: 24, lastsHours: 24, roundsLimit: null }));

const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
process.env.TEST_DATABASE_URL = postgres.adminUrl;
const platform = await createTestPlatform({ tournaments: { series, hasCrowd: false } });
const { kernel } = platform;
const { db } = kernel;
kernel.clock.now = () => new Date();
await kernel.jobs.start({ work: false });
await db.transaction((tx) => seedCatalogue(tx, catalogue));
const player = await registerTestPlayer(platform);
await makeRounds();

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1_000;
};
console.log(`${rounds} ended rounds a run`);
console.log(`counted without a tournament  ${(rounds / (await seconds(feed))).toFixed(0)} a second`);
await rollEditions(kernel);
const { id } = await db.one(sql<{ id: string }>`select id from retention.tournament where starts_at <= now() and ends_at > now()`);
await enterMany();
console.log(`counted in one tournament     ${(rounds / (await seconds(feed))).toFixed(0)} a second`);
console.log(`the bare update of an entry   ${(rounds / (await seconds(bareUpdates))).toFixed(0)} a second`);

const rankings: number[] = [];
await rankTournament(kernel, id);
for (let n = 0; n < 10; n += 1) {
  await db.run(sql`update retention.tournament_entry set points = points + floor(random() * 500)::bigint where random() < 0.01`);
  rankings.push((await seconds(() => rankTournament(kernel, id))) * 1_000);
}
console.log(
  `ranking ${entries} entries, 1 in 100 moved   median ${quantile(rankings, 0.5).toFixed(0)} ms, worst ${quantile(rankings, 1).toFixed(0)}`,
);
const calls: number[] = [];
for (let n = 0; n < 220; n += 1) {
  const url = `/api/retention/tournaments/${id}`;
  const took = await seconds(async () => {
    const { statusCode, body } = await platform.app.inject({ url, headers: player.headers });
    if (statusCode !== 200) throw new Error(body);
  });
  if (n >= 20) calls.push(took * 1_000);
}
console.log(`the page with the own place   p50 ${quantile(calls, 0.5).toFixed(1)} ms, p95 ${quantile(calls, 0.95).toFixed(1)} ms`);

await platform[Symbol.asyncDispose]();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

async function makeRounds(): Promise<void> {
  await db.run(sql`insert into game.session (id, token_hash, provider, game_id, game_identity, player_id, account_id, currency, exponent, locale,
      platform, created_at, expires_at)
    select gen_random_uuid(), decode(md5('1'), 'hex'), 'verdigale-studio', g.id, g.identity, ${player.id}, ${player.id}, 'EUR', 2, 'en', 1, now(), now()
    from game.game g where g.identity = 'copper-canyon'`);
  await db.run(sql`insert into game.round (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake,
      payout, status, country, nickname, created_at, finished_at)
    select gen_random_uuid(), 'verdigale-studio', n::text, s.id, ${player.id}, s.id, s.game_id, 'EUR', 2, 100, n % 300, 'finished', 'DE', null, now(), now()
    from generate_series(1, ${rounds}::int) n, game.session s`);
}

async function enterMany(): Promise<void> {
  await db.run(sql`insert into retention.tournament_entry (id, tournament_id, player_id, points, rounds, reached_at, created_at, updated_at)
    select gen_random_uuid(), ${id}, gen_random_uuid(), floor(random() * 1000000)::bigint, 20, now(), now(), now() from generate_series(1, ${entries}::int)`);
  await db.run(raw('vacuum analyze retention.tournament_entry'));
}

/** The facts of all rounds, delivered. */
async function feed(): Promise<void> {
  await db.run(sql`insert into kernel.outbox (topic, player_id, payload)
    select 'game.round.finished', player_id, jsonb_build_object('roundId', id, 'isWon', payout > stake) from game.round`);
  await platform.relay.drain();
}

async function bareUpdates(): Promise<void> {
  await db.run(
    raw(`do $$ declare r record; begin
    for r in select player_id, payout from game.round loop
      update retention.tournament_entry set points = points + r.payout, rounds = rounds + 1, reached_at = now(), updated_at = now()
      where tournament_id = '${id}' and player_id = r.player_id;
    end loop; end $$`),
  );
}
