import { SectionTitle } from '@verdigale/ui/section-title';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { GameGrid } from './game-grid.tsx';
import styles from './game-row.module.css';
import type { LoadedStudio } from './load-studio.ts';
import { RowList } from './row-list.tsx';

/** What a studio has made: its newest games, and all of them, with the way to sort and filter them. */
export function StudioPage({ studio, newest, games, total }: LoadedStudio) {
  const text = useContent('pages');
  const all = (
    <LocaleLink className={styles.all} to={`/categories/all?provider=${encodeURIComponent(studio.identity)}`}>
      {text('pages.category.filters')}
    </LocaleLink>
  );
  return (
    <>
      {newest.length < total && (
        <section aria-labelledby="studio-newest" className={styles.row} data-first data-under="text">
          <SectionTitle id="studio-newest">{text('pages.studio.newest')}</SectionTitle>
          <RowList games={newest} identity="new" />
        </section>
      )}
      <section aria-labelledby="studio-games" className={styles.block}>
        <SectionTitle action={all} id="studio-games">
          {text('pages.studio.popular')}
        </SectionTitle>
        <GameGrid games={games} />
      </section>
    </>
  );
}
