import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder } from './cluster.ts';
import { commandLine, giveTo, type Identity } from './identity.ts';
import { settings } from './settings.ts';

/** A socket's whole path may have 107 bytes; `/.s.PGSQL.5432` takes the last 14. */
const LONGEST_SOCKET_FOLDER = 93;
/** Recovery after a crash with much to replay may take its time. */
const START_LIMIT_MS = 120_000;
const STOP_STEPS = [
  { signal: 'SIGINT', waitMs: 10_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;
const POLL_MS = 5;
const LOG_LIMIT_BYTES = 10_000_000;

/** A running PostgreSQL. */
export interface Postmaster {
  process: ChildProcess;
  socketFolder: string;
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<void>;
}

/** A private folder for the socket: in the home, or a temporary one when that path is too long for a socket. */
export function socketFolderFor(identity: Identity): string {
  const inHome = join(identity.home, 'run');
  const folder = Buffer.byteLength(inHome) <= LONGEST_SOCKET_FOLDER ? inHome : mkdtempSync(join(tmpdir(), 'verdigale-'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(folder, identity);
  return folder;
}

/** Starts it and waits until it takes connections; throws with the end of its log when it does not. */
export async function launch(identity: Identity, socketFolder: string, durable: boolean): Promise<Postmaster> {
  const cluster = clusterFolder(identity);
  const logFile = join(identity.home, 'postgres.log');
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) truncateSync(logFile);
    const logFrom = existsSync(logFile) ? statSync(logFile).size : 0;
    const postmaster = spawnPostmaster(identity, socketFolder, logFile, durable);
    if (await isReady(postmaster, cluster, deadline)) return postmaster;
    await stop(postmaster);
    const text = readFileSync(logFile).subarray(logFrom).toString();
    // Backends of a killed postmaster hold the shared memory until they notice, which takes them a moment.
    const passing = /shared memory block .* still in use/.test(text);
    if (!passing || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${text || 'it printed nothing'}`);
    await sleep(50);
  }
}

function spawnPostmaster(identity: Identity, socketFolder: string, logFile: string, durable: boolean): Postmaster {
  const [command, args] = commandLine(identity, 'postgres', ['-D', clusterFolder(identity), ...settings(socketFolder, durable)]);
  const log = openSync(logFile, 'a', 0o600);
  // A group of its own: Ctrl-C in the terminal is for the server, which stops this when its own work is done.
  const child = spawn(command, args, {
    ...identity.owner,
    cwd: identity.home,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { process: child, socketFolder, ended };
}

async function isReady(postmaster: Postmaster, cluster: string, deadline: number): Promise<boolean> {
  let running = true;
  void postmaster.ended.then(() => (running = false));
  while (running && Date.now() < deadline) {
    const state = readPidFile(cluster);
    if (state?.pid === postmaster.process.pid && state?.status === 'ready') return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** A fast shutdown; harder means when it does not end in time. */
export async function stop(postmaster: Postmaster): Promise<void> {
  for (const { signal, waitMs } of STOP_STEPS) {
    postmaster.process.kill(signal);
    const timer = new AbortController();
    const ended = await Promise.race([
      postmaster.ended.then(() => true),
      sleep(waitMs, false, { signal: timer.signal }).catch(() => false),
    ]);
    timer.abort();
    if (ended) return;
  }
}

/**
 * Ends a PostgreSQL that an earlier process left on these files, and forgets a process number that another program has
 * by now. The caller holds the lock of the home, so nobody else's PostgreSQL is meant.
 */
export async function endOrphan(identity: Identity): Promise<void> {
  const cluster = clusterFolder(identity);
  const pid = readPidFile(cluster)?.pid;
  if (pid === undefined || !isAlive(pid)) return;
  if (!commandOf(pid).includes(cluster)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  for (const { signal, waitMs } of STOP_STEPS) {
    process.kill(pid, signal);
    const until = Date.now() + waitMs;
    while (Date.now() < until) {
      if (!isAlive(pid) || !commandOf(pid).includes(cluster)) return;
      await sleep(POLL_MS);
    }
  }
}

/** Where the PostgreSQL that runs on this cluster listens: line 5 of its own file. (As below.) */
export function socketFolderOf(cluster: string): string {
  return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4]?.trim() ?? '';
}

/** Whether anybody takes connections there. */
export async function isHeardAt(socketFolder: string): Promise<boolean> {
  const connection = connect(join(socketFolder, '.s.PGSQL.5432'));
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

/** Line 1 is the process number, line 8 the status (PostgreSQL, miscadmin.h: LOCK_FILE_LINE_*). */
function readPidFile(cluster: string): { pid: number; status: string } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 1 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, '' when it is gone (or a zombie). */
function commandOf(pid: number): string {
  if (process.platform === 'darwin') return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
