import type { Game } from '@verdigale/contract';

/** What a tile shows of a game; lists travel with the page's data, so it is no more than that. */
export interface TileGame extends Pick<Game, 'identity' | 'name' | 'type' | 'isStopped' | 'colours' | 'customImages'> {
  provider: { identity: string; name: string };
  labels: readonly { name: string }[];
}

export function tileGame({ identity, name, type, isStopped, colours, customImages, provider, labels }: Game): TileGame {
  return {
    identity,
    name,
    type,
    isStopped,
    colours,
    customImages,
    provider: { identity: provider.identity, name: provider.name },
    labels: labels.map((label) => ({ name: label.name })),
  };
}
