import type { Collection, Game, Provider } from '@verdigale/contract';
import type { CollectionRow, GameRow } from './game.sql.ts';
import type { ProviderRow } from './provider.sql.ts';
import { playableOf } from './product-of.ts';
import type { Sight } from './sight.ts';
import { wagerHint } from './wager-hint.ts';

/** The brand has no pictures beside the generated ones: sizes without densities, so that those of `images` are taken. (wire 11.1) */
export const noCovers: Game['customImages'] = { '200x200': {}, '200x300': {} };

/** Pictures by size and density, in pixels that the picture service makes. (wire 11.1) */
export function coversOf(identity: string): Game['images'] {
  const at = (width: number, height: number) => ({
    '1x': `/img/games/${identity}/${width}x${height}.avif`,
    '2x': `/img/games/${identity}/${width * 2}x${height * 2}.avif`,
    '3x': `/img/games/${identity}/${width * 3}x${height * 3}.avif`,
  });
  return { '200x200': at(200, 200), '200x300': at(200, 300) };
}

export function viewProvider({ id, identity, name, count }: ProviderRow): Provider {
  return {
    id,
    identity,
    name,
    gameEnabledCount: count,
    images: { '116x40': { '1x': `/img/providers/${identity}.svg` } },
    customImages: { '116x40': {} },
  };
}

export function viewCollection({ id, identity, name, countries, isHidden }: CollectionRow): Collection {
  return { id, identity, name, countries, isHidden };
}

const figure = (stored: string | null) => (stored === null ? null : Number(stored));

/** For a player with bonuses, how much a stake on it counts. */
export function viewGame(row: GameRow, { bonuses, isStopped }: Sight): Game {
  const stamp = row.releasedAt.toISOString();
  const { identity, launchProvider: provider } = row;
  return {
    id: row.id,
    identity: row.identity,
    name: row.name,
    isDemoMode: row.isDemoMode && provider !== null,
    isAvailable: provider !== null,
    isStopped: provider !== null && isStopped(playableOf({ identity, provider, studio: row.provider.identity })),
    paylines: row.paylines ?? 0,
    volatility: row.volatility ?? '',
    rtp: figure(row.rtp),
    highestRtp: figure(row.highestRtp),
    maxWin: figure(row.maxWin),
    type: row.type,
    platforms: row.platforms,
    screenHeightRatio: null,
    screenWidthRatio: null,
    images: coversOf(row.identity),
    customImages: noCovers,
    colours: row.colours,
    provider: viewProvider(row.provider),
    collections: row.collections.map(viewCollection),
    labels: row.labels.map((name) => ({ id: name, name, createdAt: stamp, updatedAt: stamp })),
    ...wagerHint(row, bonuses),
  };
}
