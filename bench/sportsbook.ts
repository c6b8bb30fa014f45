// Placing sports bets beside the honest limit, one function that writes the same rows, in turns; settling an event with 1,000 and with 10,000 bets;
// outcomes that a feed changes a second. No HTTP; everything shares this machine's cores.
// Use: node tools/run.mjs bench/sportsbook.ts [rounds] [seconds a turn] [bets on the second event]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startPostgres } from '../apps/server/postgres/index.ts';
import { launchTestPlayer, type LaunchedPlayer } from '../platform/flows/game-wallet/testing.ts';
import { placeBet } from '../platform/flows/sportsbook/place-bet.ts';
import { settleBets } from '../platform/flows/sportsbook/settle-bets.ts';
import { createPlatform, migrate, seedPlatform } from '../platform/index.ts';
import { newId } from '../platform/kernel/index.ts';
import { getGameSession } from '../platform/modules/game/index.ts';
import { checkBooks } from '../platform/modules/wallet/index.ts';
import { testConfig } from '../platform/testing/config.ts';
import { testSettings } from '../platform/testing/settings.ts';
import { sql } from '../platform/testing/sql.ts';
import { openBareBets } from './bet/bare-bets.ts';
import { countStatements } from './bet/statements.ts';
import { inFlight, quantile, type Turn } from './bet/turn.ts';
import { sportLimit } from './sportsbook/limit.ts';
import { openBook } from './sportsbook/testing.ts';

const [rounds = 5, seconds = 3, many = 10_000] = process.argv.slice(2).map(Number);
const players = 500;

const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
await migrate(postgres.url);
const platform = createPlatform(testConfig(postgres.url), { log: pino({ level: 'silent' }) });
const { kernel } = platform;
await seedPlatform(kernel, { settings: testSettings });
const launched: LaunchedPlayer[] = [];
while (launched.length < players) launched.push(await launchTestPlayer(platform, { balance: 10_000_000n }));

const book = await openBook(platform);
let made = 0;
/** A single, by the next player. */
async function bet({ outcomeId }: { outcomeId: string }): Promise<void> {
  const { token } = launched[(made += 1) % players]!;
  const session = await getGameSession(kernel, 'verdigale-studio', token);
  await placeBet(kernel, session, { legs: [{ outcomeId, price: '2.0' }], sizes: [1], unitStake: 1, pricePolicy: 'any' }, newId());
}

const [placed, first, second, warm] = [
  await book.offer('placed'),
  await book.offer('first'),
  await book.offer('second'),
  await book.offer('warm'),
];
// The counterparty's account is opened by the first bet of all.
for (let at = 0; at < players; at += 1) await bet(warm);
const limit = await openBareBets(postgres.url, launched, sportLimit(placed), () => bet(placed));
const statements = countStatements();
const ways = { 'bare rows': () => limit.play(seconds), 'flow, no HTTP': () => inFlight(32, seconds, () => bet(placed)) };
const turns: Record<keyof typeof ways, (Turn & { sent: number })[]> = { 'bare rows': [], 'flow, no HTTP': [] };
for (let round = 0; round <= rounds; round += 1) {
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    const before = statements.sent;
    const turn = await ways[way]();
    // The first round warms up.
    if (round > 0) turns[way].push({ ...turn, sent: (statements.sent - before) / turn.latencies.length });
  }
}
const rateOf = ({ latencies, ms }: Turn) => (latencies.length / ms) * 1_000;
console.log(`${rounds} turns of ${seconds} s each, medians:`);
for (const [way, list] of Object.entries(turns)) {
  const latencies = list.flatMap((turn) => turn.latencies);
  const ratios = list.map((turn, at) => rateOf(turn) / rateOf(turns['bare rows'][at]!));
  console.log(
    `${way.padEnd(14)} ${quantile(list.map(rateOf), 0.5).toFixed(0)} bets/s  ratio ${quantile(ratios, 0.5).toFixed(2)}  ` +
      `p50 ${quantile(latencies, 0.5).toFixed(1)} ms  p99 ${quantile(latencies, 0.99).toFixed(1)} ms  ` +
      `${quantile(
        list.map(({ sent }) => sent),
        0.5,
      ).toFixed(1)} statements a bet`,
  );
}

for (const [on, count] of [
  [first, 1_000],
  [second, many],
] as const) {
  const lanes = Array.from({ length: 32 }, (_, lane) => lane);
  await Promise.all(
    lanes.map(async (lane) => {
      for (let at = lane; at < count; at += lanes.length) await bet(on);
    }),
  );
  await book.end(on.eventId);
  const before = statements.sent;
  const from = performance.now();
  await settleBets(kernel, on.eventId);
  const ms = performance.now() - from;
  const sent = statements.sent - before;
  const { open } = await kernel.db.one(sql<{ open: number }>`
    select count(*)::int as open from sportsbook.bet b join sportsbook.leg l on l.bet_id = b.id where l.event_id = ${on.eventId} and b.state = 'open'`);
  console.log(
    `${count} bets settled in ${(ms / 1_000).toFixed(1)} s: ${((count / ms) * 1_000).toFixed(0)} a second, ${(sent / count).toFixed(1)} statements each, ` +
      `${open} left open`,
  );
}

await book.begin();
const from = performance.now();
let moved = 0;
for (let turn = 1; turn <= 5; turn += 1) moved += await book.move(turn);
const perSecond = (moved * 1_000) / (performance.now() - from);
console.log(`${perSecond.toFixed(0)} outcomes changed a second, 500 live events a delivery`);
console.log('books:', await checkBooks(kernel.db));

await limit.close();
await platform.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
