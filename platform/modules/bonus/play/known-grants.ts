import { keepNewest, perKernel, type Kernel, type Queryable } from '#kernel';
import type { Grant } from '../player-bonus.sql.ts';
import { grantById } from './bonus-play.sql.ts';

/** How many are kept; the oldest are dropped. */
const capacity = 5_000;

/** What bonuses were granted with, of those that this process has read: it never changes, and a bet has no need to read it again. */
const knownGrants = perKernel((_: Pick<Kernel, 'db'>) => new Map<string, Grant>());

export async function grantsOf(db: Queryable, kernel: Pick<Kernel, 'db'>, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Grant>> {
  const known = knownGrants(kernel);
  const found = new Map<string, Grant>();
  for (const id of ids) found.set(id, known.get(id) ?? keep(known, await db.one(grantById(id))));
  return found;
}

function keep(known: Map<string, Grant>, grant: Grant): Grant {
  keepNewest(known, grant.id, grant, capacity);
  return grant;
}
