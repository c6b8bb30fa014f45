import type { Game } from '@verdigale/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { modalStack } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { GamePoster } from './game-poster.tsx';
import styles from './game-stage.module.css';
import { SessionStrip } from './session-strip.tsx';
import { useBetEvents } from './use-bet-events.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useGamePlay } from './use-game-play.ts';
import { useReturnGameOf } from './return-game.ts';

/** After this time of demo play the player is offered real play. (wire 20) */
const reminderMs = 60_000;

/** Where the game is played: its poster, then its frame between what is done about it and what it comes to. */
export function GameStage({ game }: { game: Game }) {
  const text = useContent('pages');
  const stage = useRef<HTMLElement>(null);
  const full = useFullScreen(stage);
  const play = useGamePlay(game);
  const { launch } = play;
  useBetEvents(game.identity, 'casino');
  useReturnGameOf(game, launch?.mode === 'real');

  // A modal opens beside what fills the screen: nobody would see it.
  const [search] = useSearchParams();
  const hasModal = modalStack(search, modalRules).length > 0;
  useDemoReminder(launch?.mode === 'demo' ? launch.key : null, hasModal);
  const leave = useEffectEvent(full.leave);
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
          <GameBar full={full} game={game} launch={launch} play={play} />
          <GameFrame key={launch.key} launch={launch} onAgain={() => play.play(launch.mode)} onMessage={play.hear} title={game.name} />
          {launch.mode === 'real' ? (
            <SessionStrip sessionId={launch.sessionId} />
          ) : (
            <p className={styles.note}>{text('pages.game.modeDemo')}</p>
          )}
        </>
      ) : (
        <GamePoster game={game} play={play} />
      )}
    </section>
  );
}

/** Once for each launch of a demo (null without one), and not in the place of another dialog. */
function useDemoReminder(launch: number | null, hasModal: boolean): void {
  const { open } = useModals();
  const reminded = useRef<number | null>(null);
  const remind = useEffectEvent(() => {
    reminded.current = launch;
    open('demo-game');
  });
  useEffect(() => {
    if (launch === null || hasModal || reminded.current === launch) return undefined;
    const timer = setTimeout(() => remind(), reminderMs);
    return () => clearTimeout(timer);
  }, [launch, hasModal]);
}
