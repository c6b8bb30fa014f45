// A bet through the whole HTTP wallet protocol, beside the honest limit: one function that writes the same rows and asks nothing. Between them
// the flow without HTTP, and both with an active bonus. All in one run, in turns. The studio is a process of its own;
// everything shares this machine's cores.
// On a busy machine the limit's sixteen backends get more of the processor than the two that serve groups of calls.
// Use: node tools/run.mjs bench/bet.ts [rounds] [seconds a turn] [bets in flight]
import type { AddressInfo } from 'node:net';
import type pino from 'pino';
import { createHttpServer } from '../apps/server/http-server.ts';
import { beginTestBonus, callWallet, launchTestPlayer } from '../platform/flows/game-wallet/testing.ts';
import { checkBonuses } from '../platform/modules/bonus/index.ts';
import { checkBooks } from '../platform/modules/wallet/index.ts';
import { sql } from '../platform/testing/sql.ts';
import { openBareBets } from './bet/bare-bets.ts';
import { openCasino } from './bet/casino.ts';
import { casinoLimit } from './bet/limit.ts';
import { countStatements } from './bet/statements.ts';
import { openStudio } from './bet/studio.ts';
import { inFlight, quantile, type Turn } from './bet/turn.ts';
import { processorTime } from './play/processor-time.ts';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 3);
const atOnce = Number(process.argv[4] ?? 64);
const players = 2_000;

const casino = await openCasino();
const { platform } = casino;
const { kernel } = platform;
const app = createHttpServer(kernel.log as pino.Logger, kernel.config.publicUrl);
await platform.mountOn(app);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const launched = await casino.seat(players);
/** Players whose stakes are bonus money, in part at first and then all. */
const bonused = await casino.seat(players, async () => {
  const player = await launchTestPlayer(platform, { balance: 150n });
  await beginTestBonus(kernel, player, { amount: 10_000_000n, required: 100_000_000n });
  return player;
});
const tokens = launched.map(({ token }) => token);
const studio = await openStudio({ port, tokens, connections: atOnce });
const bonusStudio = await openStudio({ port, tokens: bonused.map(({ token }) => token), connections: atOnce });
const oneBet = (name: string) =>
  callWallet({ ...platform, app } as never, 'bet', {
    token: tokens[0]!,
    transactionId: name,
    roundId: name,
    amount: '100',
    currency: 'EUR',
  });
await oneBet('first');
const limit = await openBareBets(casino.url, launched, casinoLimit, () => oneBet('second'));
const statements = countStatements();

const ways: Record<string, () => Promise<Turn>> = {
  'bare rows': () => limit.play(seconds),
  'flow, no HTTP': () => inFlight(atOnce, seconds, () => casino.bet(launched)),
  'flow with a bonus': () => inFlight(atOnce, seconds, () => casino.bet(bonused)),
  'HTTP protocol': () => studio.play(seconds),
  'HTTP with a bonus': () => bonusStudio.play(seconds),
};
const turns = new Map<string, (Turn & { cpu: number; database: number; sent: number })[]>(Object.keys(ways).map((way) => [way, []]));
for (let round = 0; round <= rounds; round += 1) {
  for (const [way, play] of Object.entries(ways)) {
    const [before, databaseBefore, sentBefore] = [process.cpuUsage(), processorTime().postgres, statements.sent];
    const turn = await play();
    const bets = turn.latencies.length;
    const { user, system } = process.cpuUsage(before);
    const database = (processorTime().postgres - databaseBefore) * 1_000_000;
    // Rounds end in life, and with them the shares that each bet reads.
    await kernel.db.run(sql`update bonus.round_share set closed_at = now() where closed_at is null`);
    // The first round warms up: prepared statements, compiled code, pages in memory.
    if (round > 0)
      turns
        .get(way)!
        .push({ ...turn, cpu: (user + system) / bets, database: database / bets, sent: (statements.sent - sentBefore) / bets });
  }
}

const rateOf = ({ latencies, ms }: Turn) => (latencies.length / ms) * 1_000;
const bare = turns.get('bare rows')!;
console.log(`${rounds} turns of ${seconds} s each, ${atOnce} bets in flight, medians:`);
for (const [way, list] of turns) {
  const latencies = list.flatMap((turn) => turn.latencies);
  const median = (of: (turn: (typeof list)[number], n: number) => number) => quantile(list.map(of), 0.5);
  console.log(
    `${way.padEnd(17)} ${median(rateOf).toFixed(0).padStart(6)} bets/s   ratio ${median((turn, n) => rateOf(turn) / rateOf(bare[n]!)).toFixed(2)}   ` +
      `p50 ${quantile(latencies, 0.5).toFixed(1)} ms   p99 ${quantile(latencies, 0.99).toFixed(1)} ms   a bet: ` +
      `${median(({ cpu }) => cpu).toFixed(0)} µs of this process, ${median(({ database }) => database).toFixed(0)} of PostgreSQL, ` +
      `${median(({ studio = 0 }) => studio).toFixed(0)} of the studio, ` +
      `${median(({ sent }) => sent).toFixed(1)} statements`,
  );
}
const paired = (having: string, without: string) => {
  const pairs = turns.get(having)!.map((turn, n) => [turn, turns.get(without)![n]!] as const);
  const times = quantile(
    pairs.map(([one, other]) => (other.cpu + other.database) / (one.cpu + one.database)),
    0.5,
  );
  return `${quantile(
    pairs.map(([one, other]) => rateOf(one) / rateOf(other)),
    0.5,
  ).toFixed(2)} (by processor time ${times.toFixed(2)})`;
};
console.log(
  `with a bonus, of without, turn by turn: flow ${paired('flow with a bonus', 'flow, no HTTP')}, HTTP ${paired('HTTP with a bonus', 'HTTP protocol')}`,
);
console.log('books:', await checkBooks(kernel.db), 'bonuses:', await checkBonuses(kernel.db));

studio.close();
bonusStudio.close();
await limit.close();
await app.close();
await casino.close();
