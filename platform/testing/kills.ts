import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FeedMessage } from '@verdigale/partner-wire';
import fc from 'fast-check';
import type { TestPlatform } from './index.ts';
import { sql } from './sql.ts';

/** What is killed, how many milliseconds after the work has begun. */
export const kills = fc.record({ killed: fc.constantFrom('process' as const, 'postgres' as const), ms: fc.nat(60) });
export type Kill = typeof kills extends fc.Arbitrary<infer K> ? K : never;

/** Messages of a feed, and the events whose bets are settled by them. */
export interface SportWork {
  messages: readonly FeedMessage[];
  events: readonly string[];
}

const patienceMs = 60_000;

/** Has a process that is killed, or a PostgreSQL that is, do the work; then does it until it has gone through. */
export async function throughKill(
  platform: TestPlatform,
  { killed, ms }: Kill,
  sport: SportWork,
  work: () => Promise<unknown>,
): Promise<void> {
  if (killed === 'process') await killProcess(platform, ms, sport);
  else await Promise.allSettled([work(), work(), work(), killPostgres(platform, ms)]);
  await patiently(work);
}

/** Does the work until it goes through: connections are gone, a server is starting, a busy machine lets one wait. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + patienceMs; ;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}

/** SIGKILL to the postmaster: who has started it starts it again, and it recovers from its log. It must be a durable one. */
async function killPostgres(platform: TestPlatform, ms: number): Promise<void> {
  const killed = await postmasterOf(platform);
  await pause(ms);
  process.kill(killed, 'SIGKILL');
  // Its children serve their connections a moment longer, so that an answer alone does not mean that another one has started.
  await patiently(async () => {
    if ((await postmasterOf(platform)) === killed) throw new Error('no other one has started');
  });
}

async function postmasterOf({ kernel }: TestPlatform): Promise<number> {
  const { file } = await kernel.db.one(sql<{ file: string }>`select pg_read_file('postmaster.pid') as file`);
  return Number(file.split('\n')[0]);
}

/** SIGKILL to a process of its own that does the work over and over. */
async function killProcess({ kernel, clock }: TestPlatform, ms: number, sport: SportWork): Promise<void> {
  const script = fileURLToPath(new URL('processes/settle-sport.ts', import.meta.url));
  const child = fork(script, [kernel.config.databaseUrl, clock.now().toISOString()], { execArgv: [] });
  const ended = once(child, 'exit');
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  if (said !== 'ready') throw new Error('the process that was to be killed has ended by itself');
  child.send(sport);
  await once(child, 'message');
  await pause(ms);
  child.kill('SIGKILL');
  await ended;
}
