// 200 players at once, each betting and winning by the HTTP wallet protocol. Players, platform and PostgreSQL are processes of their own.
// Three ways: a round a second each, which is faster than slots may turn (RTS 14E); as fast as answers come; and at the pace, with
// one reply in ten cut at random and the call sent again until it is answered.
// Use: node tools/run.mjs bench/play.ts [seconds] [players]
import { startKillableServer } from '../tests/stress/killable-server.ts';
import { quantile } from './bet/turn.ts';
import { processorTime } from './play/processor-time.ts';
import { openTable, type Run } from './play/table.ts';

const seconds = Number(process.argv[2] ?? 20);
const players = Number(process.argv[3] ?? 200);
const purse = 100_000_000;
const paceMs = 1_000;

const ways: Record<string, Run> = {
  'to warm up': { seconds: 5, cutShare: 0, paceMs: 100 },
  'a round a second': { seconds, cutShare: 0, paceMs },
  'without a pause': { seconds, cutShare: 0, paceMs: 0 },
  'replies cut': { seconds, cutShare: 0.1, paceMs },
};

const server = await startKillableServer({ players, balance: purse });
const port = Number(new URL(await server.address()).port);
const table = await openTable({ port, purse, tokens: server.tokens });
const all = { bet: 0, win: 0, wrong: 0 };
for (const [way, run] of Object.entries(ways)) {
  const before = processorTime();
  const { latencies, bets, wins, cut, wrong } = await table.play(run);
  const after = processorTime();
  const perCall = (program: keyof typeof after) => (((after[program] - before[program]) / latencies.length) * 1_000).toFixed(2);
  const figures = [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${quantile(latencies, part).toFixed(0)}`).join('  ');
  const rate = latencies.length / run.seconds;
  console.log(
    `${way.padEnd(17)} ${String(latencies.length).padStart(6)} calls, ${rate.toFixed(0).padStart(5)}/s   ${figures} ms   ${cut} cut   processor a call: players and platform ${perCall('node')} ms, PostgreSQL ${perCall('postgres')} ms`,
  );
  all.bet += bets;
  all.win += wins;
  all.wrong += wrong;
}
table.close();
const { faults, transfers } = await server.prove();
const isBooked = transfers.bet === all.bet && transfers.win === all.win;
console.log('books:', faults, transfers, isBooked ? 'each bet and win once' : `but ${all.bet} bets and ${all.win} wins were played`);
console.log(`${all.wrong} players whose balance differs from what was reported to them`);
await server.close();
process.exitCode = faults.length === 0 && isBooked && all.wrong === 0 ? 0 : 1;
