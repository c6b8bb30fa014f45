import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLUSTER, commandLine, giveTo, type Identity } from './identity.ts';

/** The major version whose files the installed binaries can read. */
const MAJOR = '18';

export const ADMIN = 'postgres';

/** The generated passwords of the cluster's two roles. */
export interface Credentials {
  /** The superuser, for tools and tests. */
  admin: string;
  /** The role that owns the product's database. */
  app: string;
}

const credentialsFile = 'credentials.json';

/** The passwords of the cluster that lies in this home. */
export function readCredentials(home: string): Credentials {
  return JSON.parse(readFileSync(join(home, credentialsFile), 'utf8')) as Credentials;
}

export function clusterFolder(identity: Identity): string {
  return join(identity.home, CLUSTER);
}

/**
 * Makes the cluster if there is none. It appears whole or not at all: an interrupted creation starts anew. Throws when
 * the files are of another major version.
 */
export function ensureCluster(identity: Identity, durable: boolean): Credentials {
  const cluster = clusterFolder(identity);
  if (existsSync(cluster)) {
    refuseOtherVersion(cluster);
    return readCredentials(identity.home);
  }
  const credentials = { admin: randomBytes(24).toString('base64url'), app: randomBytes(24).toString('base64url') };
  writeFileSync(join(identity.home, credentialsFile), JSON.stringify(credentials), { mode: 0o600 });
  const part = `${cluster}.new`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  giveTo(part, identity);
  initialise(part, identity, credentials.admin, durable);
  renameSync(part, cluster);
  return credentials;
}

function initialise(folder: string, identity: Identity, password: string, durable: boolean): void {
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, identity);
  const [command, args] = commandLine(identity, 'initdb', [
    `--pgdata=${folder}`,
    `--username=${ADMIN}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const made = spawnSync(command, args, {
    ...identity.owner,
    cwd: identity.home,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) throw new Error(`PostgreSQL could not create its files in ${folder}:\n${made.stderr || made.error?.message}`);
}

function refuseOtherVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR)
    throw new Error(
      `The database files in ${cluster} are of PostgreSQL ${version}; this release has ${MAJOR}: dump and restore them, or set another DATA_DIR.`,
    );
}
