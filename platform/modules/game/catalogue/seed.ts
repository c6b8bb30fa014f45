import { newId, type Transaction } from '#kernel';
import {
  deleteCollectionsBut,
  deleteMembersBut,
  switchGames,
  switchProviders,
  upsertCollections,
  upsertGames,
  upsertMembers,
  upsertProviders,
} from './catalogue.sql.ts';

export interface CatalogueSeed {
  providers: readonly { identity: string; name: string }[];
  collections: readonly { identity: string; name: string; countries: readonly string[]; isHidden: boolean }[];
  games: readonly {
    identity: string;
    name: string;
    provider: string;
    type: string;
    collections: readonly string[];
    labels: readonly string[];
    /** What it is about; similar games share some. */
    tags?: readonly string[];
    volatility: string | null;
    paylines: number | null;
    isDemoMode: boolean;
    platforms: readonly number[];
    colours: readonly string[];
    score: number;
    releasedAt: string;
    launch: { provider: string; gameCode: string } | null;
  }[];
}

const withIds = <T extends object>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, id: newId(), position }));

/** Brings the catalogue to the seed's state; rows keep their ids. Eight statements, whatever the number of games. */
export async function seedCatalogue(tx: Transaction, { providers, collections, games }: CatalogueSeed): Promise<void> {
  await tx.run(upsertProviders(withIds(providers)));
  await tx.run(upsertCollections(withIds(collections)));
  await tx.run(upsertGames(withIds(games)));
  const members = games.flatMap((game, position) => game.collections.map((collection) => ({ game: game.identity, collection, position })));
  await tx.run(upsertMembers(members));
  const identities = (rows: readonly { identity: string }[]) => rows.map(({ identity }) => identity);
  await tx.run(switchGames(identities(games)));
  await tx.run(switchProviders(identities(providers)));
  await tx.run(deleteMembersBut(members));
  await tx.run(deleteCollectionsBut(identities(collections)));
}
