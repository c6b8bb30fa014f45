import { buttonLook } from '@verdigale/ui/button';
import { Rosette } from '@verdigale/ui/rosette';
import type { CSSProperties } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import type { FeaturedGame } from './featured-game.ts';
import styles from './hero.module.css';
import { gamePath } from '#app/games/game-path.ts';

export interface HeroProps {
  featured: readonly FeaturedGame[];
  gameCount: number;
  studioCount: number;
}

/** The head of a guest's home page: drawn like a banknote, with three games fanned out on it. Nothing in it moves by itself. */
export function Hero({ featured, gameCount, studioCount }: HeroProps) {
  const text = useContent('pages');
  return (
    <section aria-labelledby="hero-title" className={styles.hero} data-for="guest">
      <Rosette className={styles.seal} look="seal" />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{text('pages.home.hero.eyebrow')}</p>
        <h1 className={styles.title} id="hero-title">
          {text('pages.home.hero.title')}
        </h1>
        <p className={styles.text}>{text('pages.home.hero.text', { games: gameCount, studios: studioCount })}</p>
        <div className={styles.actions}>
          <ModalLink modal="sign-up" {...buttonLook({ variant: 'primary', size: 'lg' })}>
            {text('pages.home.hero.join')}
          </ModalLink>
          <LocaleLink to="/main" {...buttonLook({ variant: 'secondary', size: 'lg' })}>
            {text('pages.home.hero.browse')}
          </LocaleLink>
        </div>
      </div>
      <Fan featured={featured} />
    </section>
  );
}

function Fan({ featured }: Pick<HeroProps, 'featured'>) {
  const { path } = useLocale();
  return (
    <ul className={styles.fan}>
      {featured.map((game) => {
        const [first, second] = coloursOf(game);
        const cover = coverOf(game, '(min-width: 64rem) 210px, 30vw');
        return (
          <li key={game.identity} style={{ '--tile-a': first, '--tile-b': second } as CSSProperties}>
            <a href={path(gamePath(game.identity))}>
              <img alt={game.name} decoding="async" fetchPriority="low" height={480} loading="lazy" width={360} {...cover} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
