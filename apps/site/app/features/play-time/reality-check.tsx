import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { showError } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies } from '#app/money/use-money.ts';
import { acknowledgeCheck, playTimeQuery } from '#app/queries/play-time.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import styles from './play-time.module.css';
import { SittingFacts } from './sitting-facts.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** What the player must see before play goes on: how long it has lasted and what it came to. (RTS 13) */
export function RealityCheck() {
  const text = useContent('modals');
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(content);
  return (
    <div className={styles.check} ref={content}>
      <Results />
      <p className={styles.links}>
        <LocaleLink to="/profile/history">{text('modals.realityCheck.history')}</LocaleLink>
        <LocaleLink to="/profile/limits">{text('modals.realityCheck.limits')}</LocaleLink>
      </p>
    </div>
  );
}

function Results() {
  const text = useContent('modals');
  const playTime = useQuery(playTimeQuery);
  const { isKnown } = useCurrencies();
  if (playTime.isError && !playTime.data) return <LoadFailed onRetry={playTime.refetch} title={text('modals.realityCheck.failed')} />;
  if (!playTime.data || !isKnown) return <Skeleton blockSize="11rem" shape="box" />;
  const { sitting, realityCheck } = playTime.data;
  return (
    <>
      {realityCheck.minutes !== null && (
        <p className={styles.note}>{text('modals.realityCheck.text', { count: String(realityCheck.minutes) })}</p>
      )}
      {sitting ? <SittingFacts sitting={sitting} /> : <p>{text('modals.realityCheck.none')}</p>}
    </>
  );
}

/** The two answers, of one weight: to go on is as much of a choice as to stop. */
export function RealityCheckAnswers({ close }: { close: () => void }) {
  const text = useContent('modals');
  const { path } = useLocale();
  const navigate = useNavigate();
  const goOn = useMutation({ mutationFn: acknowledgeCheck, onSuccess: close, onError: (error) => void showError(error) });
  // Whoever stops is not held up by a platform that does not answer: then the check comes once more before the next bet.
  const stop = useMutation({ mutationFn: acknowledgeCheck, onSettled: () => navigate(path('/')) });
  return (
    <>
      <Button disabled={goOn.isPending} isLoading={stop.isPending} onClick={() => stop.mutate()}>
        {text('modals.realityCheck.stop')}
      </Button>
      <Button disabled={stop.isPending} isLoading={goOn.isPending} onClick={() => goOn.mutate()}>
        {text('modals.realityCheck.goOn')}
      </Button>
    </>
  );
}
