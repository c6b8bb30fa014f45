import { setTimeout as delay } from 'node:timers/promises';
import type { KillableServer } from './killable-server.ts';
import { createRandom } from './random.ts';

const minutes = 60_000;
/** How far the clocks of the server and of its partners may differ. */
const farthest = 20 * 60 * minutes;

export interface Faults {
  serverKills: number;
  postgresKills: number;
  clockJumps: number;
}

const pollMs = 20;
/** PostgreSQL's wrapper gives up on more than five restarts a minute. */
const postgresPauseMs = 13_000;
/** Tokens, stamps and game sessions expire under way; a jump back is as bad as one forward. */
const jumps = [2, -2, 20, -20, 6 * 60, -5 * 60, 13 * 60].map((each) => each * minutes) as [number, ...number[]];

/** Does its worst to the server, at the steps and in the order that the seed chooses. Answers what it did. */
export async function disturb(
  server: KillableServer,
  faults: Faults,
  run: { seed: number; steps: number; step(): number; isOver(): boolean },
): Promise<Faults> {
  const random = createRandom(run.seed);
  const planned = [
    ...Array<'server'>(faults.serverKills).fill('server'),
    ...Array<'postgres'>(faults.postgresKills).fill('postgres'),
    ...Array<'clock'>(faults.clockJumps).fill('clock'),
  ].map((kind) => ({ kind, at: random.between(run.steps * 0.05, run.steps * 0.85), jump: random.pick(jumps) }));
  const done: Faults = { serverKills: 0, postgresKills: 0, clockJumps: 0 };
  let postgresKilledAt = 0;
  for (const { kind, at, jump } of planned.toSorted((a, b) => a.at - b.at)) {
    while (run.step() < at && !run.isOver()) await delay(pollMs);
    if (run.isOver()) return done;
    if (kind === 'server') {
      await server.killServer();
      done.serverKills += 1;
    } else if (kind === 'postgres') {
      await delay(Math.max(0, postgresKilledAt + postgresPauseMs - Date.now()));
      postgresKilledAt = Date.now();
      server.killPostgres();
      done.postgresKills += 1;
    } else {
      const offset = server.now().getTime() - Date.now();
      await server.jump(Math.abs(offset + jump) > farthest ? -jump : jump);
      done.clockJumps += 1;
    }
  }
  return done;
}
