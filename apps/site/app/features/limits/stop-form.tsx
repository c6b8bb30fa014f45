import { useMutation, useQuery } from '@tanstack/react-query';
import { limitDefinition } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { RadioCards } from '@verdigale/ui/radio-cards';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useState } from 'react';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { refetchLimits } from '#app/queries/player.ts';
import { refetchAllBonuses } from '#app/queries/own-bonuses.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { callApi, serverNow } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { breakOf } from './limit-groups.ts';
import styles from './limits.module.css';
import { periodEnd } from './period-end.ts';
import { StopReview } from './stop-review.tsx';
import { useExclusion } from './use-exclusion.ts';
import { useLimits } from './use-limits.ts';

export type StopKind = 'break' | 'exclusion';

interface StopFormProps {
  kind: StopKind;
  close: () => void;
}

/** A break or a self-exclusion: for how long, then all that it means, then the word that begins it. Until that nothing has happened. (LIM-01) */
export function StopForm({ kind, close }: StopFormProps) {
  const text = useContent('modals', 'globalComponents');
  const day = useDateFormat('moment');
  const { limits, isError, refetch } = useLimits();
  const constants = useQuery(constantsQuery);
  const [period, setPeriod] = useState<string | null>(null);
  const [isReview, setIsReview] = useState(false);
  const exclude = useExclusion();
  const begin = useMutation({
    async mutationFn(chosen: string) {
      if (kind === 'exclusion') return exclude(chosen);
      if (pause) await callApi('player.limits.change', { params: { id: pause.id }, body: { period: chosen } });
      else await callApi('player.limits.create', { body: { definition: limitDefinition.coolingOff, period: chosen } });
      await Promise.all([refetchLimits(), refetchAllBonuses()]);
      void showAlert('limit.breakBegun');
      close();
    },
    onError: (error) => void showError(error),
  });
  const pause = breakOf(limits ?? []);
  if (isError || constants.isError) {
    return <LoadFailed onRetry={() => Promise.all([refetch(), constants.refetch()])} title={text('modals.selfExclusionLimit.failed')} />;
  }
  if (!limits || !constants.data) return <Skeleton blockSize="18rem" inlineSize="100%" shape="box" />;

  const { coolingOffPeriod, selfExclusionPeriod } = constants.data.player.limit;
  const endOf = (id: string) => periodEnd(id, new Date(serverNow()));
  /** A break that runs can be made longer only. (wire 5.3) */
  const isShorter = (id: string) => kind === 'break' && pause?.expiredAt != null && Number(endOf(id)) <= Date.parse(pause.expiredAt);
  const until = (id: string) => {
    const end = endOf(id);
    return end === null ? text('modals.selfExclusionLimit.forGood') : text('modals.selfExclusionLimit.until', { date: day(end) });
  };
  if (isReview && period !== null) {
    return (
      <StopReview
        isPending={begin.isPending}
        kind={kind}
        onBack={() => setIsReview(false)}
        onConfirm={() => begin.mutate(period)}
        until={until(period)}
      />
    );
  }
  return (
    <div className={styles.form}>
      <p className={styles.note}>{text('modals.selfExclusionLimit.text')}</p>
      <RadioCards
        label={text('modals.selfExclusionLimit.howLong')}
        onChange={setPeriod}
        options={(kind === 'break' ? coolingOffPeriod : selfExclusionPeriod).map(({ id }) => ({
          value: String(id),
          title: text.dynamic('globalComponents.constants.limitPeriods', String(id)) ?? String(id),
          description: isShorter(String(id)) ? text('modals.selfExclusionLimit.shorter') : until(String(id)),
          isDisabled: isShorter(String(id)),
        }))}
        value={period}
      />
      <Button
        disabledReason={period === null ? text('modals.selfExclusionLimit.choose') : undefined}
        isBlock
        onClick={() => setIsReview(true)}
        size="lg"
        variant="primary"
      >
        {text('modals.selfExclusionLimit.next')}
      </Button>
    </div>
  );
}
