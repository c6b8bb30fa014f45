import { languageTag } from '@verdigale/language';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useId, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';
import { callApi } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { loadSdk } from './sumsub-sdk.ts';
import styles from './verification.module.css';

const fetchToken = async () => (await callApi('player.services.sumsub')).data.token;

/** The provider's own widget, opened with a token of the platform; the same call renews one that has ended. (wire 4.2) */
export function IdentityWidget({ sdkUrl, retry }: { sdkUrl: string; retry: () => void }) {
  const text = useContent('profile');
  const { locale } = useLocale();
  const { theme } = useRootData().settings.sumsub;
  const [phase, setPhase] = useState<'loading' | 'there' | 'failed'>('loading');
  const id = `identity-${useId().replaceAll(/\W/g, '')}`;

  useEffect(() => {
    let isGone = false;
    async function open() {
      try {
        const [sdk, token] = await Promise.all([loadSdk(sdkUrl), fetchToken()]);
        if (isGone) return;
        sdk
          .init(token, fetchToken)
          .withConf({ lang: languageTag(locale).slice(0, 2), theme })
          .withOptions({ addViewportTag: false, adaptIframeHeight: true })
          .on('idCheck.onError', () => setPhase('failed'))
          .build()
          .launch(`#${id}`);
        setPhase('there');
      } catch {
        if (!isGone) setPhase('failed');
      }
    }
    void open();
    return () => void (isGone = true);
  }, [id, locale, sdkUrl, theme]);

  return (
    <div aria-busy={phase === 'loading'} className={styles.widget}>
      {phase === 'loading' && <Skeleton blockSize="26rem" shape="box" />}
      {phase === 'failed' && <LoadFailed onRetry={retry} look="line" title={text('profile.verification.identity.failed')} />}
      <div hidden={phase !== 'there'} id={id} />
    </div>
  );
}
