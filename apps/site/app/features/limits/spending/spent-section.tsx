import { useQuery } from '@tanstack/react-query';
import type { CallQuery } from '@verdigale/contract';
import { Select } from '@verdigale/ui/select';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Tabs } from '@verdigale/ui/tabs';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { isNotServed } from '#app/queries/call-query.ts';
import { spendingQuery } from '#app/queries/player.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { Section } from '../section.tsx';
import { SpendingChart } from './spending-chart.tsx';
import { SpendingTable } from './spending-table.tsx';
import { SpentFacts } from './spent-facts.tsx';
import styles from './spending.module.css';
import { usePlayerAccounts } from '../use-player-accounts.ts';

type SpendingPeriod = CallQuery<'player.spending'>['period'];
const periods = ['daily', 'weekly', 'monthly'] as const;

/** What was spent, by day, week or month, in one currency: before what can be limited. (experience 8) */
export function SpentSection() {
  const text = useContent('profile');
  const [period, setPeriod] = useState<SpendingPeriod>('weekly');
  const [chosen, setChosen] = useState<string | null>(null);
  const { accounts = [], active, isError, refetch } = usePlayerAccounts();
  const currency = chosen ?? active?.currency ?? null;
  const { error } = useQuery({ ...spendingQuery({ currency: currency ?? '', period }), enabled: currency !== null });
  if (isNotServed(error)) return null;
  const panelOf = (id: SpendingPeriod) => {
    if (currency !== null) return <Panel currency={currency} period={id} />;
    return isError ? <LoadFailed look="line" onRetry={refetch} title={text('profile.limits.spent.failed')} /> : <PanelSkeleton />;
  };
  return (
    <Section title={text('profile.limits.spent.title')}>
      {accounts.length > 1 && currency !== null && (
        <div className={styles.currency}>
          <Select
            label={text('profile.limits.spent.currency')}
            onChange={setChosen}
            options={accounts.map(({ currency: code }) => ({ value: code, label: code }))}
            value={currency}
          />
        </div>
      )}
      <Tabs
        activation="manual"
        label={text('profile.limits.spent.by')}
        look="switch"
        onSelect={setPeriod}
        selected={period}
        tabs={periods.map((id) => ({
          id,
          label: text.dynamic('profile.limits.spent.periods', id),
          panel: panelOf(id),
        }))}
      />
      <LocaleLink to="/profile/history">{text('profile.limits.spent.history')}</LocaleLink>
    </Section>
  );
}

function Panel(query: { currency: string; period: SpendingPeriod }) {
  const text = useContent('profile');
  const money = useMoney()(query.currency);
  const { data: spending, isError, refetch } = useQuery(spendingQuery(query));
  if (isError && !spending) return <LoadFailed look="line" onRetry={refetch} title={text('profile.limits.spent.failed')} />;
  if (!spending) return <PanelSkeleton />;
  return (
    <div className={styles.panel}>
      <SpentFacts money={money} spending={spending} />
      <SpendingChart money={money} spending={spending} />
      <SpendingTable money={money} spending={spending} />
    </div>
  );
}

const PanelSkeleton = () => <Skeleton blockSize="19rem" inlineSize="100%" shape="box" />;
