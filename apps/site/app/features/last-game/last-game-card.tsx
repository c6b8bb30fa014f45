import { buttonLook } from '@verdigale/ui/button';
import type { Game } from '@verdigale/contract';
import type { CSSProperties } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import { gamePath } from '#app/games/game-path.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from './last-game.module.css';

/** Widths of its picture, as in last-game.module.css. */
const pictureSizes = '(min-width: 64rem) 194px, 116px';

interface LastGameCardProps {
  game: Pick<Game, 'identity' | 'name' | 'colours' | 'customImages'> & { provider: Pick<Game['provider'], 'name'> };
  /** The player has not played yet: a first game, to be looked at. */
  isNew?: boolean;
  /** Lies in a template: its picture is not to be loaded. */
  isPattern?: boolean;
}

/** The game that was played last, one press away from going on. The script in the head of the document makes it too (`fill-last-game.ts`). */
export function LastGameCard({ game, isNew = false, isPattern = false }: LastGameCardProps) {
  const text = useContent('profile');
  const [first, second] = coloursOf(game);
  return (
    <article className={styles.card} style={{ '--card-a': first, '--card-b': second } as CSSProperties}>
      <img alt="" decoding="async" height={480} loading={isPattern ? 'lazy' : undefined} width={360} {...coverOf(game, pictureSizes)} />
      <div>
        <p>{text(isNew ? 'profile.home.begin' : 'profile.home.goOn')}</p>
        <h2>{game.name}</h2>
        <p lang="en">{game.provider.name}</p>
        <LocaleLink to={`${gamePath(game.identity)}${isNew ? '' : '?real=true'}`} {...buttonLook({ variant: 'primary' })}>
          {text(isNew ? 'profile.home.look' : 'profile.home.play')}
        </LocaleLink>
      </div>
    </article>
  );
}
