import { Badge } from '@verdigale/ui/badge';
import { Tile } from '@verdigale/ui/tile';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import type { TileGame } from './tile-game.ts';

export interface GameTileProps {
  game: TileGame;
  /** The game's page in the locale of this page. */
  href: string;
  /** Words for labels of the platform that the brand shows as badges, by the label's name. */
  tagLabels: Readonly<Record<string, string>>;
  sizes?: string;
}

/** A game in a list: one plain link (lists are long), which the shell follows without a reload. */
export function GameTile({ game, href, tagLabels, sizes }: GameTileProps) {
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
      name={game.name}
      provider={game.provider.name}
    />
  );
}
