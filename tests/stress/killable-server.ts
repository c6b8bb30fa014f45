import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ensureBundled } from '../../apps/server/bundle/index.ts';
import { openOperatorDesk } from '../../platform/operator/desk.ts';
import { openNetwork, type Network } from '../../platform/testing/network.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const script = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const postgresHost = script('apps/server/postgres/testing/host.ts');
const processes = script('platform/testing/processes');
const bundleFolder = script('node_modules/.cache/verdigale/stress/');

interface Running {
  child: ChildProcess;
  /** The first line that it printed. */
  line: string;
}

/** Starts a script; throws with its error output when it ends without a line. The channel ends it along with this process. */
async function run(path: string, args: string[]): Promise<Running> {
  const child = fork(path, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  let complaints = '';
  child.stderr!.on('data', (text: Buffer) => (complaints = (complaints + text.toString()).slice(-4_000)));
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout! }), 'line'), once(child, 'close')])) as [unknown];
  if (typeof line !== 'string') throw new Error(`${path} ended: ${complaints}`);
  return { child, line };
}

/** As a supervisor would: a server that finds its database recovering ends, and is started again. Like the product's it runs from one file. */
async function serve(file: string, url: string, options: string, attempts = 20): Promise<Running> {
  return run(file, [url, options]).catch((error: unknown) => {
    if (attempts === 1) throw error;
    return serve(file, url, options, attempts - 1);
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export interface Proof {
  faults: unknown[];
  /** How many transfers of each kind were booked. */
  transfers: Record<string, number>;
}

/** A durable PostgreSQL and a platform server, each a process of its own that can be killed. */
export interface KillableServer {
  tokens: string[];
  /** The server's address; waits while it is being started again. */
  address(): Promise<string>;
  /** SIGKILL, then a new start. */
  killServer(): Promise<void>;
  /** What the platform takes for now. */
  now(): Date;
  /** Sets the platform's clock forward or back, at once. */
  jump(ms: number): Promise<void>;
  /** An operator decides the withdrawals that wait; answers how many. */
  review(isApproved: (sum: string) => boolean): Promise<number>;
  /** SIGKILL to the postmaster; its wrapper starts it again, and it recovers from its log. */
  killPostgres(): void;
  /** An operator gives so many bonuses to each player. */
  giveBonuses(count: number): Promise<void>;
  prove(): Promise<Proof>;
  close(): Promise<void>;
  /** Between the server and PostgreSQL, where it was asked for. */
  network?: Network;
  /** What PostgreSQL writes on, where it was asked for. */
  disk?: SmallDisk;
}

export interface KillableServerOptions {
  /** How many players have a launched game, and the balance of each in minor units. */
  players: number;
  balance: number;
  /** Where the payment provider is. */
  providerUrl?: string;
  hasNetwork?: boolean;
  hasDisk?: boolean;
}

export async function startKillableServer(options: KillableServerOptions): Promise<KillableServer> {
  const { players, balance, providerUrl, hasNetwork = false, hasDisk = false } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-stress-'));
  const disk = hasDisk ? mountSmallDisk(dataDir) : undefined;
  const postgres = await run(postgresHost, [dataDir]);
  const url = postgres.line;
  const launched = await run(join(processes, 'launch-players.ts'), [url, String(players), String(balance)]);
  const network = hasNetwork ? await openNetwork(url) : undefined;
  const serverUrl = network?.url ?? url;
  let clockOffsetMs = 0;
  const file = await ensureBundled(join(processes, 'serve.ts'), bundleFolder);
  const processOptions = () => JSON.stringify({ clockOffsetMs, ...(providerUrl && { providerUrl }) });
  let server = serve(file, serverUrl, processOptions());
  const desk = openOperatorDesk({ databaseUrl: url, documentsDir: dataDir });
  return {
    ...(network && { network }),
    ...(disk && { disk }),
    tokens: JSON.parse(launched.line) as string[],
    address: async () => `http://127.0.0.1:${(await server).line}`,
    async killServer() {
      await kill((await server).child);
      server = serve(file, serverUrl, processOptions());
      await server;
    },
    now: () => new Date(Date.now() + clockOffsetMs),
    async jump(ms) {
      clockOffsetMs += ms;
      const { child } = await server;
      child.send({ clockOffsetMs });
      await once(child, 'message');
    },
    async review(isApproved) {
      const held = await desk.heldWithdrawals();
      for (const { id, sum } of held) {
        // The player may have taken it back meanwhile.
        await desk
          .decideWithdrawal(id, isApproved(sum) ? { isApproved: true } : { isApproved: false, reason: 'no' })
          .catch(() => undefined);
      }
      return held.length;
    },
    killPostgres() {
      const [pid] = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async giveBonuses(count) {
      await run(join(processes, 'give-bonuses.ts'), [url, String(count), processOptions()]);
    },
    async prove() {
      const { line } = await run(join(processes, 'prove-books.ts'), [url, processOptions()]);
      return JSON.parse(line) as Proof;
    },
    async close() {
      await desk.close();
      await kill((await server).child);
      await network?.close();
      const ended = once(postgres.child, 'exit');
      postgres.child.disconnect();
      await ended;
      disk?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
