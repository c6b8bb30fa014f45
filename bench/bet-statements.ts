// What each statement of a bet costs PostgreSQL: its processor time by the backends' own count, in groups of so many bets, medians. What a plan is
// bound with (BIND) and what it does (EXECUTE) are told apart. No HTTP.
// Use: node tools/run.mjs bench/bet-statements.ts [bets a group] [groups]
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ADMIN, readCredentials } from '../apps/server/postgres/cluster.ts';
import { openCasino } from './bet/casino.ts';
import { quantile } from './bet/turn.ts';

const [size = 16, groups = 200] = process.argv.slice(2).map(Number);
const warmUp = 40;

let home = '';
const casino = await openCasino(async ({ url, dataDir }) => {
  home = dataDir;
  const admin = new URL(url);
  const role = admin.username;
  [admin.username, admin.password] = [ADMIN, readCredentials(home).admin];
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  const settings = { log_statement_stats: 'on', log_min_error_statement: 'log', log_error_verbosity: 'default' };
  for (const [name, value] of Object.entries(settings)) await client.query(`alter role ${role} set ${name} = '${value}'`);
  await client.end();
});
const players = await casino.seat(4 * size);
const group = () => Promise.all(Array.from({ length: size }, () => casino.bet(players)));

for (let made = 0; made < warmUp; made += 1) await group();
const log = join(home, 'postgres.log');
const from = statSync(log).size;
for (let made = 0; made < groups; made += 1) await group();

const costs = new Map<string, number[]>();
for (const entry of readFileSync(log)
  .subarray(from)
  .toString()
  .split(/\n(?=[^\n\t]*LOG: )/)) {
  const [, step] = /LOG: +(\w+).* STATISTICS/.exec(entry) ?? [];
  const [, user, system] = /!\s+([\d.]+) s user, ([\d.]+) s system/.exec(entry) ?? [];
  if (!step || !user || !system) continue;
  const [, statement = ''] = /STATEMENT: +([\s\S]*)/.exec(entry) ?? [];
  const name = `${step.padEnd(7)} ${statement.replaceAll(/\s+/g, ' ').trim().slice(0, 110)}`;
  costs.set(name, [...(costs.get(name) ?? []), (Number(user) + Number(system)) * 1_000_000]);
}
const perBet = [...costs]
  .filter(([, times]) => times.length > groups / 2)
  .map(([name, times]) => [name, (quantile(times, 0.5) * Math.round(times.length / groups)) / size] as const)
  .toSorted(([, a], [, b]) => b - a);
for (const [name, time] of perBet) console.log(`${time.toFixed(1).padStart(7)} µs a bet  ${name}`);
console.log(
  `${perBet
    .reduce((sum, [, time]) => sum + time, 0)
    .toFixed(0)
    .padStart(7)} in all, in groups of ${size}`,
);
await casino.close();
