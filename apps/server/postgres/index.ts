import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connectPatiently } from '@verdigale/migrate';
import pg from 'pg';
import { takeLock } from '../exclusive-lock.ts';
import { installedBinaries } from './binaries.ts';
import { ADMIN, ensureCluster, readCredentials, type Credentials } from './cluster.ts';
import { chooseIdentity, CLUSTER, type Way } from './identity.ts';
import { endOrphan, isHeardAt, launch, socketFolderFor, socketFolderOf } from './postmaster.ts';
import { supervise } from './supervise.ts';

/** The product's role and the database that it owns. */
const APP = 'verdigale';

export interface PostgresOptions {
  /** Its own folder; made if missing. Holds the cluster, the passwords and the log. */
  dataDir: string;
  log(message: string): void;
  /** False for throw-away databases of tests: no fsync. */
  durable?: boolean;
  /** The ways to run it, best first; by default those of this machine and user. */
  ways?: readonly Way[];
}

export interface Postgres {
  /** The product's database, as the role that owns it. */
  url: string;
  /** The database `postgres`, as superuser. */
  adminUrl: string;
  /** Ends all connections and stops it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that npm installed on a private unix socket: creates its files at the first time, ends one that
 * a killed process left behind, and starts it again should it die. It dies with this process, however that ends.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, log, durable = true } = options;
  mkdirSync(dataDir, { recursive: true });
  const lock = takeLock(join(dataDir, 'lock'));
  if (!lock) throw new Error(`Another Verdigale runs on the files in ${dataDir}. Stop that one, or set another DATA_DIR.`);
  let removeSocketFolder = () => {};
  try {
    const identity = chooseIdentity(installedBinaries(), dataDir, options.ways);
    const credentials = ensureCluster(identity, durable);
    if (identity.home !== dataDir) {
      log(`PostgreSQL keeps its files in ${identity.home}: only root can read ${dataDir}.`);
      linkTo(join(identity.home, CLUSTER), join(dataDir, CLUSTER));
    }
    await endOrphan(identity);
    const socketFolder = socketFolderFor(identity);
    if (!socketFolder.startsWith(identity.home)) removeSocketFolder = () => rmSync(socketFolder, { recursive: true, force: true });
    const start = () => launch(identity, socketFolder, durable);
    const supervised = supervise(await start(), start, log);
    const adminUrl = urlOf(socketFolder, ADMIN, credentials.admin, ADMIN);
    await ensureDatabase(adminUrl, credentials).catch(async (error: unknown) => {
      await supervised.stop();
      throw error;
    });
    return {
      url: urlOf(socketFolder, APP, credentials.app, APP),
      adminUrl,
      stop: async () => {
        await supervised.stop();
        removeSocketFolder();
        lock.release();
      },
    };
  } catch (error) {
    removeSocketFolder();
    lock.release();
    throw error;
  }
}

/**
 * The address of the PostgreSQL that another process of ours runs on these files; null when none does. For commands beside
 * the server: they end, and it goes on.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = join(dataDir, CLUSTER);
  if (!existsSync(join(cluster, 'postmaster.pid'))) return null;
  const socketFolder = socketFolderOf(cluster);
  // A machine that went down leaves the file behind.
  if (!(await isHeardAt(socketFolder))) return null;
  // The files may lie elsewhere, behind a link.
  const { app } = readCredentials(dirname(realpathSync(cluster)));
  return urlOf(socketFolder, APP, app, APP);
}

/** So that later starts find the files where they are, whatever this machine allows then. */
function linkTo(cluster: string, link: string): void {
  if (!existsSync(link)) symlinkSync(cluster, link);
}

/** The socket's folder goes into the query, so that the address stays one that `URL` can read and change. */
function urlOf(socketFolder: string, role: string, password: string, database: string): string {
  return `postgres://${role}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** It runs: where it is not heard in time, the machine is busy, building the site for instance. */
const busyMs = 30_000;

/** The product is no superuser: it only owns its database. */
async function ensureDatabase(adminUrl: string, { app }: Credentials): Promise<void> {
  const client = await connectPatiently(adminUrl, { absentMs: busyMs });
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [APP]);
    if (rowCount) return;
    await client.query(
      `do $$ begin if not exists (select from pg_roles where rolname = '${APP}') then create role ${APP} login; end if; end $$`,
    );
    await client.query(`alter role ${APP} password ${pg.escapeLiteral(app)}`);
    await client.query(`create database ${APP} owner ${APP} template template0`);
  } finally {
    await client.end();
  }
}
