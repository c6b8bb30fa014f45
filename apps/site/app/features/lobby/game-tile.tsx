import { Badge } from '@verdigale/ui/badge';
import { Tile } from '@verdigale/ui/tile';
import type { ComponentPropsWithRef } from 'react';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import type { TileGame } from './tile-game.ts';

/** As many covers as a phone shows beside each other: the first of them is its largest paint. */
export const eagerCovers = 3;

export interface GameTileProps {
  game: TileGame;
  /** The game's page in the locale of this page. */
  href: string;
  /** Words for labels of the platform that the brand shows as badges, by the label's name. */
  tagLabels: Readonly<Record<string, string>>;
  /** What stands on a game that an operator has stopped. */
  closedLabel: string;
  sizes?: string;
  /** Its cover is among the first that a visitor sees. */
  isEager?: boolean;
}

/** A game in a list: one plain link (lists are long), which the shell follows without a reload. */
export function GameTile({ game, href, tagLabels, closedLabel, sizes, isEager = false }: GameTileProps) {
  const tags = game.labels.map((label) => tagLabels[label.name]).filter((label) => label !== undefined);
  return (
    <Tile
      badges={
        tags.length > 0
          ? tags.map((tag) => (
              <Badge isOnArt key={tag}>
                {tag}
              </Badge>
            ))
          : undefined
      }
      colors={coloursOf(game)}
      cover={coverOf(game, sizes)}
      href={href}
      isEager={isEager}
      // For what a player's browser adds to tiles: hearts, and what a stake on the game counts.
      linkProps={{ 'data-type': game.type, 'data-studio': game.provider.identity } as ComponentPropsWithRef<'a'>}
      name={game.name}
      provider={game.provider.name}
      {...(game.isStopped && { state: 'maintenance', stateLabel: closedLabel })}
    />
  );
}
