import { Button, buttonLook } from '@verdigale/ui/button';
import { Download, Gamepad2, Hourglass, RefreshCw, Share, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { deleteReturnGame, disableReturnGame, useReturnGame } from '#app/features/game/index.ts';
import { askToInstall, hideInstallHint, isInstallHintHidden, useInstallWay } from '#app/features/pwa/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useSession } from '#app/session/session-store.ts';
import { reloadGuarded } from './build-version.ts';
import { useLayout } from './layout-store.ts';
import { Notice } from './notice.tsx';
import { useLateness } from './use-lateness.ts';
import { useStayOffline } from './use-stay-offline.ts';
import { useMedia } from '#app/browser/use-media.ts';
import { useOnline } from '#app/browser/use-online.ts';

interface NoticesProps {
  isNewBuild: boolean;
  isPlaying: boolean;
  /** A player's account is on its way: until it has come, nothing of his is shown. */
  isWaiting: boolean;
}

/** One notice at a time, the most urgent: no connection, no answer of the platform, a new version, the game that was left, the app. */
export function Notices(props: NoticesProps) {
  return (
    <div role="status">
      <MostUrgent {...props} />
    </div>
  );
}

function MostUrgent({ isNewBuild, isPlaying, isWaiting }: NoticesProps) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const { showCookiePopup } = useLayout();
  const isOnline = useOnline();
  // With a bottom bar: by its width, never by the name of the device.
  const isNarrow = useMedia('(width < 64rem)');
  const game = useReturnGame();
  const way = useInstallWay();
  const [isVersionSeen, setVersionSeen] = useState(false);
  const late = useLateness(isWaiting);
  const [isInstallHidden, setInstallHidden] = useState(isInstallHintHidden);
  const [firstPath] = useState(pathname);
  // The next player at this tab has played nothing.
  useEffect(() => {
    if (status === 'guest') deleteReturnGame();
  }, [status]);

  // The bet slip's bar lies there, and the client says it itself.
  if (!isOnline) return <OfflineNotice isQuiet={isPlaying && isNarrow} />;
  if (late.isLate) return <AccountNotice onClose={late.dismiss} />;
  // The cookie question has this place; a game and a bet slip are not talked into.
  if (showCookiePopup || isPlaying) return null;
  if (isNewBuild && !isVersionSeen) return <VersionNotice onClose={() => setVersionSeen(true)} />;
  const isPlayer = status === 'player';
  if (game && isNarrow && isPlayer) return <ReturnGameNotice identity={game.identity} name={game.name} />;
  // A first look at one page is no moment to ask for more.
  const isEngaged = isPlayer || pathname !== firstPath;
  if (way === null || isInstallHidden || !isEngaged) return null;
  const hide = () => {
    hideInstallHint();
    setInstallHidden(true);
  };
  return <InstallNotice onClose={hide} way={way} />;
}

function OfflineNotice({ isQuiet }: { isQuiet: boolean }) {
  const text = useContent('layout');
  const [isClosed, setClosed] = useState(isQuiet);
  const [refusedPages, setRefusedPages] = useState(0);
  useStayOffline(() => {
    setClosed(false);
    setRefusedPages((count) => count + 1);
  });
  if (isClosed) return null;
  return (
    // A new key for each page that cannot be loaded, so that the notice appears again and is read out again.
    <Notice icon={WifiOff} key={refusedPages} onClose={() => setClosed(true)} title={text('layout.app.offlineBar.title')}>
      <p>{text(refusedPages > 0 ? 'layout.app.offlineBar.page' : 'layout.app.offlineBar.text')}</p>
    </Notice>
  );
}

function AccountNotice({ onClose }: { onClose: () => void }) {
  const text = useContent('layout');
  return (
    <Notice icon={Hourglass} onClose={onClose} title={text('layout.app.accountBar.title')}>
      <p>{text('layout.app.accountBar.text')}</p>
    </Notice>
  );
}

function VersionNotice({ onClose }: { onClose: () => void }) {
  const text = useContent('layout');
  const reload = (
    <Button onClick={() => reloadGuarded()} size="sm">
      {text('layout.app.version.button')}
    </Button>
  );
  return <Notice action={reload} icon={RefreshCw} onClose={onClose} title={text('layout.app.version.title')} />;
}

function ReturnGameNotice({ identity, name }: { identity: string; name: string }) {
  const text = useContent('layout');
  const back = (
    <LocaleLink to={`/games/${identity}?real=true`} {...buttonLook({ variant: 'primary', size: 'sm' })}>
      {text('layout.app.returnGame.button')}
    </LocaleLink>
  );
  return <Notice action={back} icon={Gamepad2} onClose={disableReturnGame} title={name} />;
}

function InstallNotice({ way, onClose }: { way: 'prompt' | 'apple'; onClose: () => void }) {
  const text = useContent('layout');
  const isApple = way === 'apple';
  const install = (
    <Button onClick={() => void askToInstall()} size="sm" variant="primary">
      {text('layout.app.install.button')}
    </Button>
  );
  return (
    <Notice action={!isApple && install} icon={isApple ? Share : Download} onClose={onClose} title={text('layout.app.install.title')}>
      {isApple && <p>{text('layout.app.install.apple')}</p>}
    </Notice>
  );
}
