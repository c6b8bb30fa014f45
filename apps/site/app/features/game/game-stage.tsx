import type { Game } from '@verdigale/contract';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useRealityCheck } from '#app/features/play-time/index.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { modalStack } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { GamePoster } from './game-poster.tsx';
import styles from './game-stage.module.css';
import { SessionStrip } from './session-strip.tsx';
import { useBetEvents } from './use-bet-events.ts';
import { useDemoReminder } from './use-demo-reminder.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useGamePlay } from './use-game-play.ts';
import { useReturnGameOf } from './return-game.ts';

const GameMoney = lazyPart(async () => (await import('#app/features/bonuses/index.ts')).GameMoney);

/** Where the game is played: its poster, then its frame between what is done about it and what it comes to. */
export function GameStage({ game }: { game: Game }) {
  const text = useContent('pages');
  const stage = useRef<HTMLElement>(null);
  const play = useGamePlay(game);
  const { launch } = play;
  const [search] = useSearchParams();
  const hasModal = modalStack(search, modalRules).length > 0;
  const full = useFullScreen(stage, { launch: launch?.key ?? null, isStarting: play.isBusy, hasModal });
  useBetEvents(game.identity, 'casino');
  useRealityCheck(launch?.mode === 'real');
  useReturnGameOf(game, launch?.mode === 'real');

  // A modal opens beside what the browser shows in full: nobody would see it. Over what fills the window it is seen.
  useDemoReminder(launch?.mode === 'demo' ? launch.key : null, hasModal, play.isInRound);
  const leave = useEffectEvent(full.leaveNative);
  useEffect(() => {
    if (hasModal) leave();
  }, [hasModal]);

  return (
    <section
      aria-label={text('pages.game.stage', { game: game.name })}
      className={styles.stage}
      data-theatre={full.isTheatre || undefined}
      ref={stage}
    >
      {launch ? (
        <>
          <div>
            <GameBar full={full} game={game} launch={launch} play={play} />
            {launch.mode === 'real' && (
              <Suspense>
                <GameMoney game={game} key={launch.key} />
              </Suspense>
            )}
          </div>
          <GameFrame key={launch.key} launch={launch} onAgain={() => play.play(launch.mode)} onMessage={play.hear} title={game.name} />
          {launch.mode === 'real' ? (
            <SessionStrip sessionId={launch.sessionId} />
          ) : (
            <p className={styles.note}>{text('pages.game.modeDemo')}</p>
          )}
        </>
      ) : (
        <GamePoster game={game} onStart={full.start} play={play} />
      )}
    </section>
  );
}
