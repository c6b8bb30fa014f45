import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** As whom PostgreSQL runs, with which binaries, and where it keeps its files. */
export interface Identity {
  /** Put before every command: user namespace, signal on the parent's death. */
  prefix: string[];
  /** The numeric user and group to become, where a user namespace cannot do it. */
  owner: { uid: number; gid: number } | undefined;
  native: string;
  home: string;
}

/** The folder in the home that PostgreSQL itself writes. */
export const CLUSTER = 'cluster';

const NOBODY = 65534;
/** Readable by everyone and kept over restarts; only used where root may not use user namespaces. */
const SHARED_FOLDER = '/var/lib/verdigale';
/** With it a killed parent takes PostgreSQL along (a fast shutdown) instead of leaving it behind. */
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT'];
const MAPPED = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * The first way in which the binaries really start on this machine. PostgreSQL refuses root, so root runs it in a user
 * namespace that maps root to nobody (works in a home that only root may read), and where namespaces are denied as
 * nobody itself, from a copy under `/var/lib/verdigale` if nobody cannot read this folder.
 */
export function chooseIdentity(native: string, home: string, ways: readonly Way[] = waysOfThisUser()): Identity {
  let first: Identity | undefined;
  for (const way of ways) {
    const identity = way(native, home);
    if (!identity || !starts(identity)) continue;
    if (!existsSync(join(home, CLUSTER)) || ownsCluster(identity)) return identity;
    first ??= identity;
  }
  if (first)
    throw new Error(
      `The database files in ${join(home, CLUSTER)} belong to user ${statSync(join(home, CLUSTER)).uid}: start as that user, or set another DATA_DIR.`,
    );
  throw new Error('The built-in PostgreSQL does not start on this machine: set DATABASE_URL to a PostgreSQL 15 or newer.');
}

/** Files that another identity made, as another user or before namespaces were denied, are not readable by this one. */
function ownsCluster(identity: Identity): boolean {
  const cluster = join(identity.home, CLUSTER);
  return existsSync(cluster) && statSync(cluster).uid === (identity.owner?.uid ?? process.getuid?.() ?? 0);
}

export type Way = (native: string, home: string) => Identity | null;

function waysOfThisUser(): Way[] {
  return process.getuid?.() === 0 ? [inNamespace, asNobody, asNobodyWithCopy(SHARED_FOLDER)] : [asThisUser];
}

const asThisUser: Way = (native, home) => ({ prefix: canDieWithParent() ? DIE_WITH_PARENT : [], owner: undefined, native, home });

export const inNamespace: Way = (native, home) => ({
  prefix: [...MAPPED, ...(canDieWithParent() ? DIE_WITH_PARENT : [])],
  owner: undefined,
  native,
  home,
});

export const asNobody: Way = (native, home) => {
  const owner = { uid: NOBODY, gid: NOBODY };
  if (spawnSync('test', ['-x', home], owner).status !== 0) return null;
  return { prefix: canDieWithParent() ? DIE_WITH_PARENT : [], owner, native, home };
};

export const asNobodyWithCopy =
  (folder: string): Way =>
  (native, home) => {
    if (hasOwnCluster(home)) return null;
    const copy = join(folder, `postgres-${hash(native)}`);
    if (!existsSync(copy)) copyWhole(native, copy);
    const sharedHome = join(folder, `data-${hash(home)}`);
    // Who removed the data folder means to begin anew, though the files lie elsewhere.
    if (!lstatSync(join(home, CLUSTER), { throwIfNoEntry: false })) rmSync(sharedHome, { recursive: true, force: true });
    mkdirSync(sharedHome, { recursive: true });
    return asNobody(copy, sharedHome);
  };

/** A link is left where the files were put elsewhere at their making. */
function hasOwnCluster(home: string): boolean {
  return lstatSync(join(home, CLUSTER), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The copy appears whole or not at all. */
function copyWhole(from: string, to: string): void {
  const part = `${to}.${process.pid}`;
  cpSync(from, part, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function canDieWithParent(): boolean {
  return spawnSync(DIE_WITH_PARENT[0]!, [...DIE_WITH_PARENT.slice(1), 'true']).status === 0;
}

function starts(identity: Identity): boolean {
  const [command, args] = commandLine(identity, 'postgres', ['--version']);
  return spawnSync(command, args, { ...identity.owner, cwd: '/' }).status === 0;
}

/** The command and its arguments that run a program of PostgreSQL under this identity. */
export function commandLine(identity: Identity, program: 'postgres' | 'initdb', args: string[]): [string, string[]] {
  const [command, ...rest] = [...identity.prefix, join(identity.native, 'bin', program), ...args];
  return [command!, rest];
}

/** Makes the user that PostgreSQL runs as the owner of `path`. */
export function giveTo(path: string, identity: Identity): void {
  if (identity.owner) chownSync(path, identity.owner.uid, identity.owner.gid);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
