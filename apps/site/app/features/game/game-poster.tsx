import type { Game } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { Suspense, type CSSProperties } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { FavoriteButton } from '#app/features/favorites/index.ts';
import styles from './game-poster.module.css';
import type { GamePlay } from './use-game-play.ts';
import type { GameMode } from './use-launch.ts';

const GameShareChip = lazyPart(async () => (await import('#app/features/bonuses/index.ts')).GameShareChip);

interface GamePosterProps {
  game: Game;
  play: GamePlay;
  /** Called with the tap that starts the game. */
  onStart: () => void;
}

/**
 * The stage before the game: its cover and the ways in. The studio's name is English: the capitals of Turkish would misspell it.
 */
export function GamePoster({ game, play, onStart }: GamePosterProps) {
  const text = useContent('pages', 'globalComponents');
  const [first, second] = coloursOf(game);
  const retry = <Button onClick={play.again}>{text(play.trouble === 'ended' ? 'pages.game.goOn' : 'globalComponents.kit.retry')}</Button>;
  return (
    <div className={styles.poster} style={{ '--poster-a': first, '--poster-b': second } as CSSProperties}>
      <img alt="" className={styles.cover} height={480} {...coverOf(game, '(min-width: 48rem) 270px, 45vw')} width={360} />
      <div className={styles.words}>
        <p className={styles.provider} lang="en">
          {game.provider.name}
        </p>
        <div className={styles.head}>
          <h1 className={styles.name}>{game.name}</h1>
          <span className={styles.heart} data-for="player">
            <FavoriteButton identity={game.identity} look="art" />
          </span>
        </div>
        {game.isStopped && !play.trouble && <Badge tone="warn">{text('globalComponents.gameTags.stopped')}</Badge>}
        {game.isAvailable ? <WaysIn game={game} onStart={onStart} play={play} /> : <p>{text('pages.game.unavailable')}</p>}
        {play.trouble && <ErrorState action={retry} look="line" title={text(`pages.game.${play.trouble}`)} />}
      </div>
      {play.isPlayer && (
        <div className={styles.share}>
          <Suspense>
            <GameShareChip game={game} isOnArt />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Guests are offered the demo first; a game without one asks them to sign in. (wire 21) */
function WaysIn({ game, play, onStart }: GamePosterProps) {
  const text = useContent('pages');
  const { open } = useModals();
  const { isPlayer, isBusy, starting } = play;
  const stateOf = (mode: GameMode) => ({ 'aria-disabled': isBusy || undefined, isLoading: isBusy && (starting ?? mode) === mode });
  function start(mode: GameMode) {
    if (isBusy) return;
    onStart();
    play.play(mode);
  }
  const demo = game.isDemoMode && (
    <Button {...stateOf('demo')} onClick={() => start('demo')} size="lg" variant={isPlayer ? 'secondary' : 'primary'}>
      {text('pages.game.playDemo')}
    </Button>
  );
  const real = (
    <Button {...stateOf('real')} onClick={() => start('real')} size="lg" variant={isPlayer || !demo ? 'primary' : 'secondary'}>
      {text('pages.game.playReal')}
    </Button>
  );
  const isShut = !isPlayer && !game.isDemoMode;
  return (
    <>
      {isShut && <p>{text('pages.game.plug')}</p>}
      <div className={isPlayer ? styles.actions : `${styles.actions} ${styles.asGuest}`} data-needs="js">
        {isPlayer && real}
        {demo}
        {!isPlayer && real}
        {isShut && (
          <Button onClick={() => open('sign-in')} size="lg">
            {text('pages.game.signIn')}
          </Button>
        )}
      </div>
    </>
  );
}
