// The lists of a lobby with many games: p50 and p95 of every call through the whole platform without the network, and the indexes that they used.
// The games are made of the words of the brand's own, so that a search meets many names that are nearly alike.
// Use: node tools/run.mjs bench/lobby.ts [games] [calls a measurement]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrand } from '../apps/server/brand.ts';
import { startPostgres } from '../apps/server/postgres/index.ts';
import { seedCatalogue, type CatalogueSeed } from '../platform/modules/game/index.ts';
import { createTestPlatform, registerTestPlayer } from '../platform/testing/index.ts';
import { raw, sql } from '../platform/testing/sql.ts';
import { quantile } from './bet/turn.ts';

const brand = await loadBrand('default');
const games = Number(process.argv[2] ?? 5_000);
const calls = Number(process.argv[3] ?? 200);
const wins = 200_000;

const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
process.env.TEST_DATABASE_URL = postgres.adminUrl;
const platform = await createTestPlatform();
const { db } = platform.kernel;
await db.transaction((tx) => seedCatalogue(tx, manyGames()));
await db.run(sql`update game.game set rtp = 88 + 10 * random()`);
const player = await registerTestPlayer(platform);
await play(player.id);
for (const table of ['provider', 'collection', 'game', 'game_collection', 'round', 'session', 'favorite'])
  await db.run(raw(`vacuum analyze game.${table}`));

const reads: Record<string, string> = {
  collections: 'collections',
  studios: 'providers?perPage=100',
  'studios, the most games first': 'providers?perPage=100&sortBy=gameEnabledCount&sortOrder=desc',
  'a studio by a wrong name': 'providers?name=nortlathe&perPage=5',
  'all games, first page': 'games?perPage=72',
  'all games, last page': `games?perPage=72&page=${Math.floor(games / 72)}`,
  'all games by name': 'games?perPage=72&sortBy=name',
  'all games, the newest first': 'games?perPage=72&sortBy=releasedAt&sortOrder=desc',
  'all games by return': 'games?perPage=72&sortBy=rtp&sortOrder=desc',
  'slots by volatility': 'games?collectionId[]=slots&perPage=72&sortBy=volatility',
  'similar games': 'games?similarTo=copper-canyon&perPage=12',
  'a row of the lobby': 'games?collectionId[]=hot&perPage=18',
  'the largest collection': 'games?collectionId[]=slots&perPage=72',
  'two collections': 'games?collectionId[]=slots&collectionId[]=new&perPage=72&page=3',
  'studios in a collection': 'games?collectionId[]=slots&providerId[]=studio-1&providerId[]=studio-2&perPage=72',
  'a label, on phones, by name': 'games?label[]=rare&platform=1&sortBy=name&perPage=72',
  'a search with two letters': 'games?name=co&perPage=5',
  'a search with three letters': 'games?name=cop&perPage=5',
  'a search with a whole name': 'games?name=copper%20canyon&perPage=5',
  'a search with a mistake': 'games?name=coper%20canoyn&perPage=5',
  'a search that finds nothing': 'games?name=zzyzx&perPage=5',
  'one game': 'games/copper-canyon',
  'favourites (200)': 'games/favorites',
  'recently played': 'games/played?perPage=18&platform=2',
  'latest winners': 'spins/winners?perPage=12',
  'latest winners of a country': 'spins/winners?perPage=12&platform=1&countryCode=IS',
};
console.log(`${games} games, ${wins} wins, ${calls} calls each, one after the other`);
for (const [name, path] of Object.entries(reads)) await measure(name, `/api/game/${path}`);
await printIndexes();

await platform[Symbol.asyncDispose]();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

async function measure(name: string, url: string): Promise<void> {
  const latencies: number[] = [];
  let size = 0;
  for (let n = 0; n < calls + 20; n += 1) {
    const from = performance.now();
    const { statusCode, body } = await platform.app.inject({ url, headers: player.headers });
    if (statusCode !== 200) throw new Error(body);
    size = body.length;
    // The first ones warm up.
    if (n >= 20) latencies.push(performance.now() - from);
  }
  const shown = [0.5, 0.95].map((part) => quantile(latencies, part).toFixed(1).padStart(6));
  console.log(`${name.padEnd(34)} p50 ${shown[0]} ms   p95 ${shown[1]} ms   ${(size / 1000).toFixed(0).padStart(4)} KB`);
}

/** An index that no call used is one too many, or a call reads more than it should. */
async function printIndexes(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  const rows = await db.all(sql<{ name: string; scans: bigint }>`select indexrelname as name, idx_scan as scans from pg_stat_user_indexes
    where schemaname = 'game' and relname in ('game', 'game_collection', 'favorite') or indexrelname like 'round_winner%' order by 1`);
  console.log(`index scans: ${rows.map(({ name, scans }) => `${name} ${scans}`).join(', ')}`);
}

function manyGames(): CatalogueSeed {
  const words = [...new Set(brand.catalogue.games.flatMap(({ name }) => name.split(' ')))];
  const providers = Array.from({ length: 80 }, (_, n) => ({
    identity: `studio-${n}`,
    name: `${words[n * 5]} ${n ? 'Works' : 'Northlathe'}`,
  }));
  const known = { ...brand.catalogue.games[0]!, provider: 'studio-0' };
  const made = Array.from({ length: games - 1 }, (_, n) => ({
    ...known,
    identity: `game-${n}`,
    name: `${words[n % words.length]} ${words[(n * 7 + Math.floor(n / words.length)) % words.length]}`,
    provider: `studio-${(n * 31) % 80}`,
    collections: [n % 5 < 3 ? 'slots' : 'table', ...(n % 20 === 0 ? ['hot'] : []), ...(n % 10 === 0 ? ['new'] : [])],
    labels: [...(n % 10 === 0 ? ['new'] : []), ...(n % 50 === 0 ? ['rare'] : [])],
    platforms: n % 4 === 0 ? [2] : [1, 2],
    score: (n * 37) % 100,
    tags: [words[n % 90]!, words[(n * 3) % 70]!],
    volatility: [null, 'low', 'medium', 'high'][n % 4]!,
    releasedAt: new Date(Date.UTC(2026, 0, 1 - (n % 700))).toISOString().slice(0, 10),
    launch: { provider: 'verdigale-studio', gameCode: `game-${n}` },
  }));
  return { providers, collections: brand.catalogue.collections, games: [known, ...made] };
}

/** Many wins in all kinds of countries, and a player who has favourites and has played for a while. */
async function play(playerId: string): Promise<void> {
  await db.run(sql`insert into game.favorite (player_id, game_id) select ${playerId}, id from game.game order by identity limit 200`);
  const sessions = sql`select gen_random_uuid() as id, g.id as game_id, g.identity, n, now() - n * interval '1 minute' as at
    from generate_series(1, 2000) n join (select id, identity, row_number() over (order by identity) as place from game.game) g on g.place = n`;
  await db.run(sql`insert into game.session (id, token_hash, provider, game_id, game_identity, player_id, account_id, currency, exponent, locale,
      platform, created_at, expires_at)
    select id, decode(md5(n::text), 'hex'), 'verdigale-studio', game_id, identity, ${playerId}, id, 'EUR', 2, 'en', 1, at, at from (${sessions}) s`);
  await db.run(sql`insert into game.round (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake,
      payout, status, country, nickname, created_at, finished_at)
    select gen_random_uuid(), 'verdigale-studio', n::text, s.id, s.id, s.id, s.game_id, 'EUR', 2, 100, 250, 'finished',
      case when n % 1000 = 0 then 'IS' else 'DE' end, 'An***', now() - n * interval '1 second', now() - n * interval '1 second'
    from generate_series(1, ${wins}::int) n
    join (select id, game_id, row_number() over (order by id) as place from game.session) s on s.place = 1 + n % 2000`);
}
