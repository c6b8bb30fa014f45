import type { Game } from '@verdigale/contract';
import { Button, IconButton } from '@verdigale/ui/button';
import { Maximize, Minimize, Plus, X } from 'lucide-react';
import { Suspense } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { FavoriteButton } from '#app/features/favorites/index.ts';
import { lazyPart } from '#app/lazy-part.ts';
import styles from './game-bar.module.css';
import { ModeSwitch } from './mode-switch.tsx';
import type { GamePlay } from './use-game-play.ts';
import type { useFullScreen } from './use-full-screen.ts';
import type { Launch } from './use-launch.ts';

const GameBonus = lazyPart(async () => (await import('#app/features/bonuses/index.ts')).GameBonus);
const GameStanding = lazyPart(async () => (await import('#app/features/tournaments/index.ts')).GameStanding);

interface GameBarProps {
  game: Game;
  launch: Launch;
  play: GamePlay;
  full: ReturnType<typeof useFullScreen>;
}

/** Above a game that runs: its name, for money or for fun, and what can be done about it. */
export function GameBar({ game, launch, play, full }: GameBarProps) {
  const text = useContent('pages');
  const { open } = useModals();
  const deposit = () => open('wallet', { value: 'deposit' });
  return (
    <div className={styles.bar}>
      <h1 className={styles.name}>{game.name}</h1>
      {game.isDemoMode ? (
        <ModeSwitch mode={launch.mode} onChange={play.play} />
      ) : (
        <span className={styles.mode}>{text('pages.game.modeReal')}</span>
      )}
      {launch.mode === 'real' && (
        <Suspense>
          <span className={styles.bonus}>
            <GameBonus game={game} />
          </span>
          <span className={styles.standing}>
            <GameStanding game={game} />
          </span>
        </Suspense>
      )}
      <span className={styles.tools}>
        {launch.mode === 'real' && (
          <>
            <span className={styles.deposit}>
              <Button onClick={deposit} size="sm">
                {text('pages.game.deposit')}
              </Button>
            </span>
            <span className={styles.depositMark}>
              <IconButton icon={Plus} label={text('pages.game.deposit')} onClick={deposit} size="sm" />
            </span>
          </>
        )}
        <span className={styles.heart}>
          <FavoriteButton identity={game.identity} size="sm" />
        </span>
        <IconButton
          icon={full.isFull ? Minimize : Maximize}
          label={text(full.isFull ? 'pages.game.leaveFull' : 'pages.game.full')}
          onClick={full.toggle}
          size="sm"
        />
        <IconButton icon={X} label={text('pages.game.end')} onClick={play.end} size="sm" />
      </span>
    </div>
  );
}
