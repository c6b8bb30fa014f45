import type { Game } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import type { CSSProperties, ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { coloursOf, coverOf } from '#app/features/lobby/index.ts';
import styles from './game-poster.module.css';
import type { GameMode } from './use-launch.ts';

interface GamePosterProps {
  game: Game;
  isPlayer: boolean;
  isLaunching: boolean;
  onPlay: (mode: GameMode) => void;
  /** What went wrong, if something did. */
  children?: ReactNode;
}

/**
 * The stage before the game: its cover and the ways in. Guests are offered the demo first. The studio's name is English:
 * the capitals of Turkish would misspell it.
 */
export function GamePoster({ game, isPlayer, isLaunching, onPlay, children }: GamePosterProps) {
  const text = useContent('pages');
  const [first, second] = coloursOf(game);
  const demo = game.isDemoMode && (
    <Button isLoading={isLaunching} onClick={() => onPlay('demo')} size="lg" variant={isPlayer ? 'secondary' : 'primary'}>
      {text('pages.game.playDemo')}
    </Button>
  );
  const real = (
    <Button isLoading={isLaunching} onClick={() => onPlay('real')} size="lg" variant={isPlayer ? 'primary' : 'secondary'}>
      {text('pages.game.playReal')}
    </Button>
  );
  return (
    <div className={styles.poster} style={{ '--poster-a': first, '--poster-b': second } as CSSProperties}>
      <img alt="" className={styles.cover} height={480} {...coverOf(game, '(min-width: 48rem) 270px, 45vw')} width={360} />
      <div className={styles.words}>
        <p className={styles.provider} lang="en">
          {game.provider.name}
        </p>
        <p className={styles.name}>{game.name}</p>
        {game.isAvailable ? (
          <div className={styles.actions} data-needs="js">
            {isPlayer ? (
              <>
                {real}
                {demo}
              </>
            ) : (
              <>
                {demo}
                {real}
              </>
            )}
          </div>
        ) : (
          <p className={styles.soon}>{text('pages.game.unavailable')}</p>
        )}
        {children}
      </div>
    </div>
  );
}
