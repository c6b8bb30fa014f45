import type { CoverCategory } from '@verdigale/art';
import type { PictureSource } from './options.ts';

interface KnownCatalogue {
  games: readonly { identity: string; name: string; provider: string; type: CoverCategory; tags: readonly string[] }[];
  providers: readonly { identity: string; name: string }[];
  collections: readonly { identity: string; name: string }[];
}

/** Looks subjects up in a brand's catalogue; `pages` are the titles of the site's own pages. */
export function catalogueSource(catalogue: KnownCatalogue, pages: Readonly<Record<string, string>>): PictureSource {
  const games = new Map(
    catalogue.games.map(({ identity, name, provider, type, tags }) => [identity, { identity, name, provider, category: type, tags }]),
  );
  const providers = new Map(catalogue.providers.map(({ identity, name }) => [identity, { identity, name }]));
  const titles = {
    collections: new Map(catalogue.collections.map(({ identity, name }) => [identity, name])),
    pages: new Map(Object.entries(pages)),
  };
  return {
    findGame: async (identity) => games.get(identity),
    findProvider: async (identity) => providers.get(identity),
    findTitle: async (kind, identity) => titles[kind].get(identity),
  };
}
