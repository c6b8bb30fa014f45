import { platformKind, type CallQuery } from '@verdigale/contract';
import { readNames, readProviders } from './catalogue-address.ts';

/** A page of a category. (wire 11.2) */
export const gamesPerPage = { usual: 72, smallPhone: 24 } as const;

/** `score` is the player's own order; for guests it is the operator's. (wire 11.2) */
const sorts = ['default', 'score', 'name', 'releasedAt', 'rtp', 'volatility'] as const;
/** The most that the platform takes at once. */
const mostLabels = 20;
const platforms = Object.values(platformKind);

/** What narrows a category down; it lives in the address. (wire 21: provider, sortBy, sortOrder; label and platform are ours) */
export interface CatalogueFilter {
  /** Absent for every collection. */
  collectionId?: string;
  /** Identities of studios. */
  providers: readonly string[];
  /** Names of the platform's labels. */
  labels: readonly string[];
  /** What the game must run on. */
  platform?: (typeof platforms)[number];
  sortBy: (typeof sorts)[number];
  isDescending: boolean;
}

/** Reads an address, passing over what it does not know. */
export function readFilter(search: URLSearchParams, collectionId: string | undefined): CatalogueFilter {
  return {
    collectionId,
    providers: readProviders(search),
    labels: readNames(search, 'label').slice(0, mostLabels),
    platform: platforms.find((kind) => String(kind) === search.get('platform')),
    sortBy: sorts.find((sort) => sort === search.get('sortBy')) ?? 'default',
    isDescending: search.get('sortOrder') === 'desc',
  };
}

/** The address of the same category with another filter. */
export function filterSearch({ providers, labels, platform, sortBy, isDescending }: Omit<CatalogueFilter, 'collectionId'>): string {
  const search = new URLSearchParams([
    ...providers.map((identity) => ['provider', identity]),
    ...labels.map((name) => ['label', name]),
    ...(platform === undefined ? [] : [['platform', String(platform)]]),
    ...(sortBy === 'default' ? [] : [['sortBy', sortBy]]),
    ...(isDescending ? [['sortOrder', 'desc']] : []),
  ]);
  return search.size > 0 ? `?${search}` : '';
}

export function filterQuery(filter: CatalogueFilter, page: number, perPage: number): CallQuery<'game.games.list'> {
  const { collectionId, providers, labels, platform, sortBy, isDescending } = filter;
  return {
    ...(collectionId && { collectionId: [collectionId] }),
    ...(providers.length > 0 && { providerId: [...providers] }),
    ...(labels.length > 0 && { label: [...labels] }),
    ...(platform !== undefined && { platform }),
    ...(sortBy !== 'default' && { sortBy }),
    ...(isDescending && { sortOrder: 'desc' as const }),
    page,
    perPage,
  };
}

/** The call that counts what each feature and device would leave. */
export function countsQuery(filter: CatalogueFilter): CallQuery<'game.games.counts'> {
  const { collectionId, providerId, label, platform } = filterQuery(filter, 1, 1);
  return {
    ...(collectionId && { collectionId }),
    ...(providerId && { providerId }),
    ...(label && { label }),
    ...(platform && { platform }),
  };
}

/** How many choices narrow the list; the order does not count. */
export function narrowingCount({ providers, labels, platform }: CatalogueFilter): number {
  return providers.length + labels.length + (platform === undefined ? 0 : 1);
}

/** The same category with everything in it, in the same order. */
export const everything = { providers: [], labels: [], platform: undefined } satisfies Partial<CatalogueFilter>;
