import { useQuery } from '@tanstack/react-query';
import type { Game } from '@verdigale/contract';
import { Button, buttonLook } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { coloursOf, coverOf } from '#app/games/cover.ts';
import { useAccounts } from '#app/features/wallet/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { gameQuery } from '#app/queries/games.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import styles from './mobile-game.module.css';

/** A player with money goes straight on; everybody else is offered what is open to them, and the game's page. */
export function MobileGame({ identity }: { identity: string }) {
  const text = useContent('modals');
  const { path } = useLocale();
  const navigate = useNavigate();
  const isPlayer = useSession().status === 'player';
  const { active, isError: isAccountError } = useAccounts();
  const game = useQuery(gameQuery(identity));

  const isReady = isPlayer && active !== undefined && active.balance > 0;
  const goOn = useEffectEvent(() => void navigate(path(`/games/${encodeURIComponent(identity)}?real=true`), { replace: true }));
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);

  if (game.isError && !game.data) {
    return <LoadFailed onRetry={game.refetch} title={text('modals.mobileGame.failed')} />;
  }
  const isKnown = !isPlayer || active !== undefined || isAccountError;
  if (!game.data || !isKnown || isReady) return <Skeleton blockSize="12rem" shape="box" />;
  return <Choices game={game.data} isPlayer={isPlayer} />;
}

function Choices({ game, isPlayer }: { game: Game; isPlayer: boolean }) {
  const text = useContent('modals');
  const { open } = useModals();
  const [first] = coloursOf(game);
  const page = `/games/${game.identity}`;
  const primary = buttonLook({ variant: 'primary', isBlock: true });
  const secondary = buttonLook({ isBlock: true });
  return (
    <div className={styles.game}>
      <div className={styles.head}>
        <img alt="" className={styles.cover} height={480} {...coverOf(game, '6rem')} style={{ backgroundColor: first }} width={360} />
        <div>
          <p className={styles.name}>{game.name}</p>
          <p className={styles.text}>{game.provider.name}</p>
          <p className={styles.text}>
            {game.isAvailable
              ? text(isPlayer ? 'modals.mobileGame.playerText' : 'modals.mobileGame.guestText')
              : text('modals.mobileGame.unavailable')}
          </p>
        </div>
      </div>
      {game.isAvailable && (
        <>
          {isPlayer ? (
            <Button isBlock onClick={() => open('wallet', { value: 'deposit' })} variant="primary">
              {text('modals.mobileGame.deposit')}
            </Button>
          ) : (
            <Button isBlock onClick={() => open('sign-up')} variant="primary">
              {text('modals.mobileGame.register')}
            </Button>
          )}
          {game.isDemoMode && (
            <LocaleLink to={`${page}?real=false`} {...secondary}>
              {text('modals.mobileGame.demo')}
            </LocaleLink>
          )}
          {!isPlayer && !game.isDemoMode && (
            <Button isBlock onClick={() => open('sign-in')}>
              {text('modals.mobileGame.signIn')}
            </Button>
          )}
        </>
      )}
      <LocaleLink to={page} {...(game.isAvailable ? buttonLook({ variant: 'ghost', isBlock: true }) : primary)}>
        {text('modals.mobileGame.about')}
      </LocaleLink>
    </div>
  );
}
