import { buttonLook } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import type { CSSProperties } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import { gamePath } from '#app/games/game-path.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from './continue-card.module.css';
import { useLastGame } from './use-last-game.ts';

/** Widths of its picture, as in continue-card.module.css. */
export const continueSizes = '(min-width: 40rem) 180px, 120px';

/** The game that was played last, one press away from going on; a first game for who has none. */
export function ContinueCard() {
  const text = useContent('profile');
  const { game, isNew, isError } = useLastGame();
  if (!game) return isError ? <div className={styles.card} /> : <Skeleton blockSize="100%" shape="box" />;
  const [first, second] = coloursOf(game);
  return (
    <article className={styles.card} style={{ '--card-a': first, '--card-b': second } as CSSProperties}>
      <img alt="" className={styles.cover} decoding="async" height={480} width={360} {...coverOf(game, continueSizes)} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{text(isNew ? 'profile.home.begin' : 'profile.home.goOn')}</p>
        <h2 className={styles.name}>{game.name}</h2>
        <p className={styles.studio} lang="en">
          {game.provider.name}
        </p>
        <LocaleLink to={`${gamePath(game.identity)}${isNew ? '' : '?real=true'}`} {...buttonLook({ variant: 'primary' })}>
          {text(isNew ? 'profile.home.look' : 'profile.home.play')}
        </LocaleLink>
      </div>
    </article>
  );
}
