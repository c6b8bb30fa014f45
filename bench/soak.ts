// Whether anything grows: the whole product under 100 calls a second of forty visitors, for as many minutes as it is told to (20). A page, a call
// or a round of a game each; some register, sign in, or open a socket. After every tenth of it, and once more when nobody has been there for a
// minute: memory after a full collection, handles, connections to PostgreSQL, and the tables that have grown most.
// Use: node tools/run.mjs bench/soak.ts [minutes] [calls a second]
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openMix } from './soak/mix.ts';
import { startWatched, type Sample } from './soak/watched.ts';

const minutes = Number(process.argv[2] ?? 20);
const perSecond = Number(process.argv[3] ?? 100);
const parts = 10;

const product = await startWatched();
try {
  const send = await openMix(product.addresses);
  await send(20, perSecond);
  const first = await product.sample();
  print('warm', first);
  for (let part = 1; part <= parts; part += 1) {
    const { sent, faults, p99 } = await send((minutes * 60) / parts, perSecond);
    const seen = await product.sample();
    print(`${((minutes * part) / parts).toFixed(0)} min`, seen);
    const wrong = faults.length > 0 ? `, ${faults.length} went wrong: ${[...new Set(faults)].slice(0, 5).join(', ')}` : '';
    console.log(`          ${sent} calls, p99 ${p99.toFixed(0)} ms, load ${loadavg()[0]!.toFixed(0)}${wrong}`);
  }
  await pause(60_000);
  const last = await product.sample();
  print('quiet', last);
  const grown = Object.entries(last.rows).map(([table, rows]) => [table, rows - (first.rows[table] ?? 0)] as const);
  const most = grown.filter(([, more]) => more > 0).toSorted(([, a], [, b]) => b - a);
  console.log(
    `rows more than at the beginning: ${most
      .slice(0, 20)
      .map(([table, more]) => `${table} ${more}`)
      .join(', ')}`,
  );
} finally {
  await product.stop();
}

function print(when: string, { heap, code, external, rss, rssAnon, handles, connections }: Sample): void {
  const figures = { heap, code, external, rss, anonymous: rssAnon, handles, connections };
  console.log(
    `${when.padEnd(9)} ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join('  ')}`,
  );
}
