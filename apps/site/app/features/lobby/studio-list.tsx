import { Rosette } from '@verdigale/ui/rosette';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import type { ListedStudio } from '#app/root-data.ts';
import { studioPath } from '#app/games/game-path.ts';
import styles from './studio-list.module.css';

/** Studios as wordmarks, each leading to its games. */
export function StudioList({ providers }: { providers: readonly ListedStudio[] }) {
  const text = useContent('pages');
  const { path } = useLocale();
  return (
    <ul className={styles.list}>
      {providers.map(({ identity, name, gameEnabledCount }) => (
        <li key={identity}>
          <a className={styles.studio} href={path(studioPath(identity))}>
            <Rosette className={styles.stamp} />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{text('pages.providers.count', { count: gameEnabledCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
