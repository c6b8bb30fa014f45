import type { Game } from '@verdigale/contract';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useLocale } from '#app/locale/use-locale.ts';
import { GameTile } from './game-tile.tsx';
import styles from './game-grid.module.css';
import { useTagLabels } from './use-tag-labels.ts';

const gridSizes = '(min-width: 64rem) 180px, (min-width: 40rem) 22vw, 30vw';

export function GameGrid({ games }: { games: readonly Game[] }) {
  const { path } = useLocale();
  const tagLabels = useTagLabels();
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} href={path(`/games/${game.identity}`)} sizes={gridSizes} tagLabels={tagLabels} />
        </li>
      ))}
    </ul>
  );
}

/** The same boxes while the games are on their way. */
export function GameGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div aria-busy className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
