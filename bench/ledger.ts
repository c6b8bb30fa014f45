// What reads cost as the books grow: the balances, a statement, a page of it, a page of invoices and their statistics, through the
// whole call without the network; and the proofs of the books. The books are filled by SQL between the measurements.
// Use: node tools/run.mjs bench/ledger.ts [largest number of entries] [calls a measurement]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raw, sql } from '../platform/testing/sql.ts';
import { startPostgres } from '../apps/server/postgres/index.ts';
import { seedMethods } from '../platform/modules/payment/index.ts';
import { checkBooks, checkRecentBooks } from '../platform/modules/wallet/index.ts';
import { createTestPlatform, registerTestPlayer } from '../platform/testing/index.ts';
import { processMethods } from '../platform/testing/processes/options.ts';
import { quantile } from './bet/turn.ts';

const largest = Number(process.argv[2] ?? 10_000_000);
const calls = Number(process.argv[3] ?? 300);
const players = 50;
/** One movement a minute. */
const begin = Date.parse('2016-01-01T00:00:00Z');
const minute = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
process.env.TEST_DATABASE_URL = postgres.adminUrl;
const platform = await createTestPlatform();
const { db } = platform.kernel;
await seedMethods(db, processMethods);
const registered: { headers: { authorization: string } }[] = [];
while (registered.length < players) registered.push(await registerTestPlayer(platform));
await db.run(sql`create table public.bench_account as select row_number() over (order by id) - 1 as place, id as ledger_id, account_id, 0::bigint as moved
  from wallet.ledger_account where pocket = 'real'`);
await db.run(sql`insert into wallet.ledger_account (counterparty, currency) values ('game:bench', 'EUR')`);

/** Brings the books to so many entries, two a transfer, the accounts in turns; and the invoices to a hundredth of that. */
async function fill(from: number, to: number): Promise<void> {
  const step = 500_000;
  for (let first = from / 2; first < to / 2; first += step) {
    const last = Math.min(first + step, to / 2) - 1;
    await db.transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`);
      const rows = sql`select n, ('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, a.account_id, a.ledger_id,
        (n / ${players}::bigint) + 1 as version, to_timestamp(${begin / 1000}) + (n / ${players}::bigint) * interval '1 minute' as at
        from generate_series(${first}::bigint, ${last}::bigint) n join public.bench_account a on a.place = n % ${players}::bigint`;
      await tx.run(sql`insert into wallet.transfer (id, account_id, kind, reference, posted_at, created_at)
        select id, account_id, 'win', n::text, at, at from (${rows}) r`);
      await tx.run(sql`insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
        select id, ledger_id, 1, version, version from (${rows}) r
        union all select id, (select id from wallet.ledger_account where counterparty = 'game:bench'), -1, null, null from (${rows}) r`);
      await tx.run(sql`update wallet.ledger_account l set balance = s.movements, version = s.movements
        from (select ledger_id, max(n / ${players}::bigint) + 1 as movements from (${rows}) r group by ledger_id) s where l.id = s.ledger_id`);
      await tx.run(sql`insert into payment.invoice (id, player_id, account_id, type, status, amount, requested, currency, exponent, method, method_name,
          provider, created_at, updated_at)
        select r.id, a.player_id, r.account_id, 1, 2, 100, 100, 'EUR', 2, 'test.card', 'Card', 'sandbox', r.at, r.at
        from (${rows}) r join wallet.account a on a.id = r.account_id where n / ${players}::bigint % 50 = 0`);
    });
  }
  for (const table of ['wallet.transfer', 'wallet.entry', 'wallet.ledger_account', 'payment.invoice'])
    await db.run(raw(`vacuum analyze ${table}`));
}

async function measure(entries: number): Promise<void> {
  const movements = entries / 2 / players;
  const iso = (movement: number) => new Date(begin + movement * minute).toISOString();
  // A week in the middle of the history, at most all of it.
  const [dateFrom, dateTo] = [iso(movements / 2), iso(movements / 2 + Math.min(7 * 24 * 60, movements / 2))];
  const period = new URLSearchParams({ currency: 'EUR', dateFrom, dateTo }).toString();
  const reads: Record<string, string> = {
    'the accounts with their balances': '/api/wallet/accounts',
    'a statement of a week': `/api/wallet/statement?${period}`,
    'a page of its movements': `/api/wallet/statement/entries?${period}&perPage=50`,
    'the newest page of invoices': '/api/payment/invoices?perPage=50',
    'the tenth page of invoices': '/api/payment/invoices?perPage=10&page=10',
    'the statistics of invoices': '/api/payment/invoices/statistics',
  };
  console.log(
    `\n${entries.toLocaleString('en')} entries, ${movements.toLocaleString('en')} movements and ${Math.ceil(movements / 50)} invoices a player`,
  );
  for (const [name, url] of Object.entries(reads)) {
    const latencies: number[] = [];
    for (let n = 0; n < calls + 20; n += 1) {
      const from = performance.now();
      const { statusCode, body } = await platform.app.inject({ url, headers: registered[(n * 7) % players]!.headers });
      if (statusCode !== 200) throw new Error(body);
      // The first ones warm up.
      if (n >= 20) latencies.push(performance.now() - from);
    }
    console.log(
      `${name.padEnd(34)} p50 ${quantile(latencies, 0.5).toFixed(1).padStart(6)} ms   p99 ${quantile(latencies, 0.99).toFixed(1).padStart(6)} ms`,
    );
  }
  const timed = async (name: string, prove: () => Promise<unknown[]>) => {
    const from = performance.now();
    const faults = await prove();
    console.log(`${name.padEnd(34)} ${((performance.now() - from) / 1000).toFixed(2).padStart(10)} s, ${faults.length} faults`);
  };
  // Of the newest ten thousand movements.
  await timed('the proof of what is recent', () => checkRecentBooks(db, new Date(begin + (movements - 10_000 / players) * minute)));
  await timed('the proof of everything', () => checkBooks(db));
}

for (let [before, entries] = [0, 100_000]; entries <= largest; [before, entries] = [entries, entries * 10]) {
  const from = performance.now();
  await fill(before, entries);
  console.error(`filled in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  await measure(entries);
}

await platform[Symbol.asyncDispose]();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
