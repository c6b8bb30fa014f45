import { sportsbookIdentity } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTheme } from '#app/browser/theme.ts';
import { useContent } from '#app/content/use-content.ts';
import { refusalOf, useBetEvents, useLaunch } from '#app/features/game/index.ts';
import { useRealityCheck } from '#app/features/play-time/index.ts';
import { useAccounts } from '#app/features/wallet/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useSession } from '#app/session/index.ts';
import type { BettingSettings } from '#app/site-context.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { loadBettingClient } from './load-client.ts';
import styles from './sportsbook.module.css';
import { useClientMessages } from './use-client-messages.ts';

const containerId = 'sportsbook';

/** A player by the active account, `unknown` where that cannot be loaded; null while it is not known who it is. */
function useWho(): string | null {
  const { status } = useSession();
  const { active, isError } = useAccounts();
  if (status === 'guest') return 'guest';
  if (status !== 'player') return null;
  return active?.id ?? (isError ? 'unknown' : null);
}

/** The partner's sportsbook in its place on the page; another player, account, language or theme starts it anew. (wire 11.5) */
export function Sportsbook(settings: BettingSettings) {
  const { status } = useSession();
  const who = useWho();
  const { locale } = useLocale();
  const theme = useTheme();
  const [attempt, setAttempt] = useState(0);
  useBetEvents(sportsbookIdentity, 'sportsbook');
  useRealityCheck(status === 'player');
  if (who === null) {
    return (
      <div aria-busy className={styles.place}>
        <Skeleton blockSize="100%" shape="box" />
      </div>
    );
  }
  return <Client key={[who, locale, theme, attempt].join(' ')} onRetry={() => setAttempt(attempt + 1)} settings={settings} />;
}

function Client({ settings, onRetry }: { settings: BettingSettings; onRetry: () => void }) {
  const text = useContent('pages');
  const { locale } = useLocale();
  const theme = useTheme();
  const { active } = useAccounts();
  const [state, setState] = useState<'preparing' | 'opening' | 'there' | 'failed' | 'refused'>('preparing');
  const container = useRef<HTMLElement>(null);
  const launch = useLaunch(sportsbookIdentity, active, 'sportsbook');
  const { open } = useModals();
  const { status } = useSession();
  // A player is asked to sign in where the token of the launch is over: another launch gives another one.
  const onLoad = useClientMessages(container, settings, () => (status === 'player' ? onRetry() : open('sign-in')));

  const prepare = useEffectEvent(async () => {
    const [{ token }] = await Promise.all([launch.mutateAsync('real'), loadBettingClient(settings)]);
    return token;
  });
  const mount = useEffectEvent((token: string | null) => {
    const { clientHost: host, clientId: cid, allowParentUrlUpdate, sportsBookStyles: customStyles } = settings;
    const place = { containerId, width: '100%', height: '100%', parent: false, loginUrl: 'post-message' } as const;
    const look = { theme: settings.sportsBookTheme ?? theme, customStyles, lang: languageTag(locale) };
    // Our own lies on the site's address; a partner's is told what its protocol has, and no more.
    const own = host.startsWith('/') && { account: token && (active?.id ?? null) };
    new window.BetSdk!({ ...place, ...look, ...own, host, cid, token, allowParentUrlUpdate }).init();
    const frame = container.current?.querySelector('iframe');
    frame?.addEventListener('load', onLoad);
    frame?.addEventListener('load', () => setState('there'));
  });
  useEffect(() => {
    let isOver = false;
    prepare()
      .then((token) => {
        if (isOver) return;
        setState('opening');
        mount(token);
      })
      // What is refused for a reason has a screen of its own, over this one.
      .catch((error: unknown) => !isOver && setState(refusalOf(error) === 'again' ? 'failed' : 'refused'));
    return () => {
      isOver = true;
    };
  }, []);

  if (state === 'failed' || state === 'refused')
    return <LoadFailed onRetry={onRetry} text={text(`pages.betting.${state}.text`)} title={text(`pages.betting.${state}.title`)} />;
  return (
    <div aria-busy={state !== 'there'} className={styles.place}>
      {/* Below the client until its document has come: a slow line has a sign of it. */}
      {state !== 'there' && <Skeleton blockSize="100%" shape="box" />}
      <section
        aria-label={text('pages.betting.frame')}
        className={styles.frame}
        hidden={state === 'preparing'}
        id={containerId}
        ref={container}
      />
    </div>
  );
}
