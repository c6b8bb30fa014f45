import { useQuery } from '@tanstack/react-query';
import { HeldButton } from '@verdigale/ui/held-button';
import { RadioCards } from '@verdigale/ui/radio-cards';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { useRootData } from '#app/root-data.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { runningStop } from '../limit-groups.ts';
import styles from '../limits.module.css';
import { StopReview } from './stop-review.tsx';
import { useBeginStop, type StopKind, type StopScope } from './use-begin-stop.ts';
import { useLimits } from '../use-limits.ts';
import { useStopPeriods } from './use-stop-periods.ts';

interface StopFormProps {
  kind: StopKind;
  close: () => void;
}

/** A break or a self-exclusion: from what and for how long, then all that it means, then the word that begins it. Until that nothing has happened. (LIM-01) */
export function StopForm({ kind, close }: StopFormProps) {
  const text = useContent('modals');
  const { cardOf, until } = useStopPeriods();
  const { betting } = useRootData().settings;
  const { limits, isError, refetch } = useLimits();
  const constants = useQuery(constantsQuery);
  const [scope, setScope] = useState<StopScope>('all');
  const [period, setPeriod] = useState<string | null>(null);
  const [isReview, setIsReview] = useState(false);
  // The button that leads on has the focus again, since the one that led back goes with its view.
  const [wasReviewed, setWasReviewed] = useState(false);
  const running = runningStop(limits ?? [], kind, scope);
  const begin = useBeginStop({ kind, scope, running, close });
  // What is known stays of use when a later question failed.
  if (isError || (constants.isError && !constants.data)) {
    return <LoadFailed onRetry={() => Promise.all([refetch(), constants.refetch()])} title={text('modals.selfExclusionLimit.failed')} />;
  }
  if (!limits || !constants.data) return <Skeleton blockSize="18rem" inlineSize="100%" shape="box" />;

  const { coolingOffPeriod, selfExclusionPeriod, products } = constants.data.player.limit;
  const cards = (kind === 'break' ? coolingOffPeriod : selfExclusionPeriod).map(({ id }) => cardOf(String(id), running));
  if (isReview && period !== null) {
    return (
      <StopReview
        isPending={begin.isPending}
        kind={kind}
        onBack={() => {
          setIsReview(false);
          setWasReviewed(true);
        }}
        onConfirm={() => begin.mutate(period)}
        scope={scope}
        until={until(period)}
      />
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.note}>{text('modals.selfExclusionLimit.text')}</p>
      {/* A platform that knows no products would take the wish for one from everything. */}
      {betting && products.length > 0 && (
        <RadioCards
          label={text('modals.selfExclusionLimit.from.label')}
          onChange={(chosen) => {
            setScope(chosen);
            setPeriod(null);
          }}
          options={['all' as const, ...products].map((value) => ({ value, title: text(`modals.selfExclusionLimit.from.${value}`) }))}
          value={scope}
        />
      )}
      <RadioCards label={text('modals.selfExclusionLimit.howLong')} onChange={setPeriod} options={cards} value={period} />
      <HeldButton
        autoFocus={wasReviewed}
        reason={period === null ? text('modals.selfExclusionLimit.choose') : undefined}
        isBlock
        onClick={() => setIsReview(true)}
        size="lg"
        variant="primary"
      >
        {text('modals.selfExclusionLimit.next')}
      </HeldButton>
    </div>
  );
}
