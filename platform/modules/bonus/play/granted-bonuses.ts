import { keepNewest, perKernel, type Kernel, type Queryable } from '#kernel';
import type { GrantedBonus } from '../player-bonus.sql.ts';
import { grantedBonusById } from './bonus-play.sql.ts';

/** How many are kept; the oldest are dropped. */
const capacity = 5_000;

const knownBonuses = perKernel((_: Pick<Kernel, 'db'>) => new Map<string, GrantedBonus>());

/** What each of these bonuses was granted with, by its id. It never changes, so that each is read once in a process, and not again for every bet. */
export async function grantedBonuses(
  db: Queryable,
  kernel: Pick<Kernel, 'db'>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, GrantedBonus>> {
  const known = knownBonuses(kernel);
  const found = new Map<string, GrantedBonus>();
  for (const id of ids) found.set(id, known.get(id) ?? keep(known, await db.one(grantedBonusById(id))));
  return found;
}

function keep(known: Map<string, GrantedBonus>, bonus: GrantedBonus): GrantedBonus {
  keepNewest(known, bonus.id, bonus, capacity);
  return bonus;
}
