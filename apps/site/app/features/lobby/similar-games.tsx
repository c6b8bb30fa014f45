import { SectionTitle } from '@verdigale/ui/section-title';
import { useContent } from '#app/content/use-content.ts';
import styles from './game-row.module.css';
import { RowList } from './row-list.tsx';
import type { TileGame } from './tile-game.ts';

/** Below a game: where to go from it. Nothing where no other is of its kind. */
export function SimilarGames({ games }: { games: readonly TileGame[] }) {
  const text = useContent('pages');
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="similar-games" className={styles.row}>
      <SectionTitle id="similar-games">{text('pages.game.similar')}</SectionTitle>
      <RowList games={games} identity="" />
    </section>
  );
}
