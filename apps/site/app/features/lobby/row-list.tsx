import type { RefObject } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import styles from './game-row.module.css';
import { eagerCovers, GameTile } from './game-tile.tsx';
import { gamePath } from '#app/games/game-path.ts';
import { type TileGame } from './tile-game.ts';
import { useTagLabels } from './use-tag-labels.ts';

interface RowListProps {
  /** The row's collection: a badge that says the same as the row's title is left out. */
  identity: string;
  games: readonly TileGame[];
  list?: RefObject<HTMLUListElement | null>;
  /** What a phone shows of the row is the largest that the page paints. */
  areCoversFirst?: boolean;
}

export function RowList({ identity, games, list, areCoversFirst = false }: RowListProps) {
  const text = useContent('globalComponents');
  const { path } = useLocale();
  const { [identity]: _title, ...tagLabels } = useTagLabels();
  return (
    <ul className={styles.list} ref={list}>
      {games.map((game, index) => (
        <li key={game.identity}>
          <GameTile
            closedLabel={text('globalComponents.gameTags.stopped')}
            game={game}
            href={path(gamePath(game.identity))}
            isEager={areCoversFirst && index < eagerCovers}
            tagLabels={tagLabels}
          />
        </li>
      ))}
    </ul>
  );
}
