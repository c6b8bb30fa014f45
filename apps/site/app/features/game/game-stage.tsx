import { errors, type Game } from '@verdigale/contract';
import { Button, IconButton } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { Spinner } from '@verdigale/ui/spinner';
import { Maximize, Minimize, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { roundBalance, useAccounts } from '#app/features/wallet/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modals/use-modals.ts';
import { useSession } from '#app/session/index.ts';
import { GamePoster } from './game-poster.tsx';
import styles from './game-stage.module.css';
import { useDemoReminder } from './use-demo-reminder.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useGameMessages, type GameMessage } from './use-game-messages.ts';
import { useLaunch, type GameMode, type Launch } from './use-launch.ts';
import { useReturnGameOf } from './return-game.ts';

/** Where the game is played: its poster, then its frame. Nothing starts by itself except what the address asks for: `?real=true` of a player, `?real=false`. (wire 21) */
export function GameStage({ game }: { game: Game }) {
  const text = useContent('pages', 'globalComponents');
  const { status } = useSession();
  const { active } = useAccounts();
  const { open } = useModals();
  const { path } = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [launched, setLaunched] = useState<Launch | null>(null);
  const [readyUrl, setReadyUrl] = useState<string | null>(null);
  const full = useFullScreen(stage);
  const start = useLaunch(game, active);
  // A real game belongs to one account: another account, or none, ends it.
  const launch = launched?.mode === 'real' && launched.accountId !== active?.id ? null : launched;

  function play(mode: GameMode) {
    if (mode === 'real' && status !== 'player') return open('sign-up');
    if (mode === 'real' && active?.balance === 0) return open('wallet', { value: 'deposit' });
    return start.mutate(mode, { onSuccess: setLaunched });
  }

  // Where real play was asked for, or goes on after an account was switched.
  const accountId = active?.id;
  const goOn = useEffectEvent((account: string) => {
    const isWanted = search.get('real') === 'true' || launched?.mode === 'real';
    if (isWanted && launched?.accountId !== account && !start.isPending && game.isAvailable) play('real');
  });
  useEffect(() => {
    if (accountId) goOn(accountId);
  }, [accountId]);

  // A demo that was asked for by name starts for anybody.
  const isDemoWanted = search.get('real') === 'false' && game.isDemoMode && game.isAvailable;
  const startDemo = useEffectEvent(() => play('demo'));
  useEffect(() => {
    if (isDemoWanted) startDemo();
  }, [isDemoWanted]);

  useGameMessages(frame, launch?.origin, (message: GameMessage) => {
    if (message === 'ready') setReadyUrl(launch?.url ?? null);
    if (message === 'lobby') void navigate(path('/'));
    if (message === 'insufficient-funds' && launch?.mode === 'real') open('wallet', { value: 'deposit' });
    if (message === 'session-expired') setLaunched(null);
    // The header must not tell a win before the reels do.
    if (message === 'round-started' && launch?.mode === 'real') roundBalance.begin();
    if (message === 'round-ended') roundBalance.release();
  });
  const hasGame = launch !== null;
  useEffect(() => {
    if (hasGame) return roundBalance.release;
    return undefined;
  }, [hasGame]);
  useDemoReminder(launch?.mode === 'demo');
  useReturnGameOf(game, launch?.mode === 'real');

  const code = start.error && 'code' in start.error ? start.error.code : undefined;
  const hasOwnScreen = code === errors.gameRestricted.code || code === errors.limitedRealGame.code;
  return (
    <section
      aria-label={text('pages.game.stage', { game: game.name })}
      className={styles.stage}
      data-theatre={full.isTheatre || undefined}
      ref={stage}
    >
      {launch ? (
        <>
          <div className={styles.bar}>
            <span className={styles.mode}>{text(launch.mode === 'real' ? 'pages.game.modeReal' : 'pages.game.modeDemo')}</span>
            <span className={styles.switch}>
              {launch.mode === 'demo' ? (
                <Button onClick={() => play('real')} size="sm" variant="primary">
                  {text('pages.game.playReal')}
                </Button>
              ) : (
                <Button onClick={() => open('wallet', { value: 'deposit' })} size="sm">
                  {text('pages.game.deposit')}
                </Button>
              )}
              <IconButton
                icon={full.isFull ? Minimize : Maximize}
                label={text(full.isFull ? 'pages.game.leaveFull' : 'pages.game.full')}
                onClick={full.toggle}
                size="sm"
              />
              <IconButton icon={X} label={text('pages.game.end')} onClick={() => setLaunched(null)} size="sm" />
            </span>
          </div>
          <div className={styles.frame}>
            {readyUrl !== launch.url && (
              <span className={styles.loading}>
                <Spinner />
              </span>
            )}
            <iframe
              allow="autoplay; fullscreen"
              key={launch.url}
              onLoad={() => setReadyUrl(launch.url)}
              ref={frame}
              sandbox="allow-scripts allow-same-origin allow-forms"
              src={launch.url}
              title={game.name}
            />
          </div>
        </>
      ) : (
        <GamePoster game={game} isLaunching={start.isPending} isPlayer={status === 'player'} onPlay={play}>
          {start.error && !hasOwnScreen && (
            <ErrorState
              action={<Button onClick={() => start.variables && play(start.variables)}>{text('globalComponents.kit.retry')}</Button>}
              look="line"
              title={text(code === errors.gameUnavailable.code ? 'pages.game.unavailable' : 'pages.game.failed')}
            />
          )}
        </GamePoster>
      )}
    </section>
  );
}
