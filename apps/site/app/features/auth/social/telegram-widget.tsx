import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { partnerScript } from '#app/browser/trusted-types.ts';
import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { beginSocialState } from './social-state.ts';
import type { TelegramBot } from './use-social-methods.ts';
import styles from './social.module.css';

/** The service's own widget, loaded only once somebody has asked for it: before that the service learns nothing of the visitor. (wire 3.4) */
export function TelegramWidget({ bot, authUrl, widgetUrl }: TelegramBot) {
  const text = useContent('globalComponents');
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'loading' | 'there' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const container = place.current;
    if (!container || phase === 'failed') return;
    const address = new URL(authUrl);
    // The signature covers Telegram's own fields only, so the state may travel beside them.
    address.searchParams.set('state', beginSocialState(new URL(window.location.href)));
    const script = partnerScript(widgetUrl);
    Object.assign(script.dataset, { telegramLogin: bot, authUrl: address.href, size: 'large', radius: '10' });
    script.addEventListener('load', () => setPhase('there'));
    script.addEventListener('error', () => setPhase('failed'));
    container.append(script);
    return () => container.replaceChildren();
    // The script's own end changes the phase, and takes nothing away; a retry raises the attempt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt, bot, authUrl, widgetUrl]);

  const retry = () => {
    setPhase('loading');
    setAttempt(attempt + 1);
  };
  return (
    <div aria-busy={phase === 'loading'} className={styles.telegram}>
      {phase === 'loading' && <Skeleton blockSize="3rem" inlineSize="15rem" shape="box" />}
      {phase === 'failed' && <LoadFailed onRetry={retry} look="line" title={text('globalComponents.socialAuth.widgetFailed')} />}
      <div hidden={phase !== 'there'} ref={place} />
    </div>
  );
}
