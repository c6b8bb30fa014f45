import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modals/use-modals.ts';
import { useRootData } from '#app/root-data.ts';
import { loadBettingClient, type BettingClient } from './load-client.ts';
import styles from './sportsbook.module.css';
import { useLoginRequests } from './use-login-requests.ts';

const containerId = 'sportsbook';

/** The partner's sportsbook in its place on the page, for guests: placing bets comes with the sportsbook's own slice. */
export function Sportsbook(client: BettingClient) {
  const [attempt, setAttempt] = useState(0);
  return <SportsbookFrame {...client} key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function SportsbookFrame({ clientHost, clientId, onRetry }: BettingClient & { onRetry: () => void }) {
  const text = useContent('pages', 'globalComponents');
  const { locale } = useLocale();
  const { theme } = useRootData();
  const { open } = useModals();
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  useLoginRequests(clientHost, () => open('sign-in'));

  useEffect(() => {
    let isOver = false;
    loadBettingClient({ clientHost, clientId })
      .then(() => {
        if (isOver) return;
        const options = { width: '100%', height: '100%', parent: false, loginUrl: 'post-message', allowParentUrlUpdate: false } as const;
        new window.BetSdk!({
          ...options,
          containerId,
          host: clientHost,
          cid: clientId,
          theme,
          token: null,
          lang: languageTag(locale),
        }).init();
        setState('there');
      })
      .catch(() => !isOver && setState('failed'));
    return () => {
      isOver = true;
    };
  }, [clientHost, clientId, theme, locale]);

  return (
    <>
      {state === 'loading' && <Skeleton blockSize="32rem" shape="box" />}
      {state === 'failed' && (
        <ErrorState
          action={<Button onClick={onRetry}>{text('globalComponents.kit.retry')}</Button>}
          text={text('pages.betting.failed.text')}
          title={text('pages.betting.failed.title')}
        />
      )}
      <section aria-label={text('pages.betting.frame')} className={styles.frame} hidden={state !== 'there'} id={containerId} />
    </>
  );
}
