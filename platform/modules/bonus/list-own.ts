import type { CallQuery, PageMeta, PlayerBonus, PlayerFreespin } from '@verdigale/contract';
import { pageOf, type Kernel } from '#kernel';
import { countFreeSpins, freeSpinsOf } from './free-spin.sql.ts';
import { bonusesOf, countBonuses, type OwnFilter } from './player-bonus.sql.ts';
import { called, namesFor } from './names.ts';
import { viewFreeSpin } from './view-free-spin.ts';
import { viewPlayerBonus } from './view-player-bonus.ts';

type Hands = Pick<Kernel, 'db' | 'config'>;
type Query = CallQuery<'game.playerBonuses.list'>;

interface Listed<Item> {
  data: Item[];
  meta: PageMeta;
}

const filterOf = ({ status = [], currency = [], packageId = [] }: Query): OwnFilter => ({
  statuses: status,
  currencies: currency,
  packages: packageId,
});

/** The player's bonuses. (wire 12.3) */
export async function listPlayerBonuses({ db, config }: Hands, playerId: string, query: Query): Promise<Listed<PlayerBonus>> {
  const page = pageOf(query);
  const filter = filterOf(query);
  const [rows, { total }, nameOf] = await Promise.all([
    db.all(bonusesOf(playerId, filter, { ...page, isOldestFirst: query.sortOrder === 'asc' })),
    db.one(countBonuses(playerId, filter)),
    namesFor(db, config, playerId, query.locale),
  ]);
  return { data: rows.map((row) => called(viewPlayerBonus(row), nameOf)), meta: page.meta(total) };
}

/** The player's free spins. (wire 12.3) */
export async function listFreeSpins({ db, config }: Hands, playerId: string, query: Query): Promise<Listed<PlayerFreespin>> {
  const page = pageOf(query);
  const filter = filterOf(query);
  const [rows, { total }, nameOf] = await Promise.all([
    db.all(freeSpinsOf(playerId, filter, { ...page, isOldestFirst: query.sortOrder === 'asc' })),
    db.one(countFreeSpins(playerId, filter)),
    namesFor(db, config, playerId, query.locale),
  ]);
  return { data: rows.map((row) => called(viewFreeSpin(row), nameOf)), meta: page.meta(total) };
}
