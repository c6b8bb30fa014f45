import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import styles from './game-grid.module.css';
import { eagerCovers, GameTile } from './game-tile.tsx';
import { gamePath } from '#app/games/game-path.ts';
import { type TileGame } from './tile-game.ts';
import { useTagLabels } from './use-tag-labels.ts';

const gridSizes = '(min-width: 64rem) 180px, (min-width: 40rem) 22vw, 30vw';

interface GameGridProps {
  games: readonly TileGame[];
  /** How many games more are on their way; a small phone, which waits for none, keeps no place for them. */
  missing?: number;
  /** The collection that the page is about: a badge that says the same is left out. */
  identity?: string;
}

export function GameGrid({ games, missing = 0, identity = '' }: GameGridProps) {
  const text = useContent('globalComponents');
  const { path } = useLocale();
  const { [identity]: _title, ...tagLabels } = useTagLabels();
  return (
    <ul className={styles.grid}>
      {games.map((game, index) => (
        <li key={game.identity}>
          <GameTile
            closedLabel={text('globalComponents.gameTags.stopped')}
            game={game}
            href={path(gamePath(game.identity))}
            isEager={index < eagerCovers}
            sizes={gridSizes}
            tagLabels={tagLabels}
          />
        </li>
      ))}
      {Array.from({ length: missing }, (_, index) => (
        <li aria-hidden className={styles.missing} data-needs="js" key={index}>
          <Skeleton shape="tile" />
        </li>
      ))}
    </ul>
  );
}
