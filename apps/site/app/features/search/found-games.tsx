import type { Game } from '@verdigale/contract';
import type { CSSProperties, ReactNode } from 'react';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import { gamePath } from '#app/games/game-path.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import styles from './search-results.module.css';

/** Games as lines with a small cover. */
export function FoundGames({ games, heading, children }: { games: readonly Game[]; heading: string; children?: ReactNode }) {
  const { path } = useLocale();
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.games}>
        {games.map((game) => {
          const [first, second] = coloursOf(game);
          return (
            <li key={game.id}>
              <a className={styles.game} href={path(gamePath(game.identity))}>
                <span className={styles.cover} style={{ '--tile-a': first, '--tile-b': second } as CSSProperties}>
                  <img alt="" decoding="async" height={64} loading="lazy" width={48} {...coverOf(game, '48px')} />
                </span>
                <span className={styles.name}>{game.name}</span>
                <span className={styles.provider}>{game.provider.name}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
