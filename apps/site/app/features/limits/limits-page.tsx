import { EmptyState } from '@verdigale/ui/empty-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Gauge } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { PlayTimeSection } from '#app/features/play-time/index.ts';
import { useCurrencies } from '#app/money/use-money.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { BreakCard } from './stops/break-card.tsx';
import { HelpSection } from './help/help-section.tsx';
import { KindCards } from './kind-cards.tsx';
import { LimitCard } from './limit-card.tsx';
import { breakOf, groupLimits, isMultiCurrency, productBreaksOf } from './limit-groups.ts';
import { isShutOut } from './limit-rules.ts';
import styles from './limits.module.css';
import { ProductBreakCard } from './stops/product-break-card.tsx';
import { Section } from './section.tsx';
import { SelfTest } from './help/self-test.tsx';
import { SpentSection } from './spending/spent-section.tsx';
import { useLimits } from './use-limits.ts';

/** What was spent, the player's limits by period, and how to set one, take a break or stop. (LIM-02, LIM-04) */
export function LimitsPage() {
  const text = useContent('profile', 'globalComponents');
  const { limits, isError, refetch } = useLimits();
  const { isKnown } = useCurrencies();
  if (isError) return <LoadFailed onRetry={refetch} title={text('profile.limits.own.failed')} />;
  if (!limits || !isKnown) return <PageSkeleton />;
  const groups = groupLimits(limits);
  const hasCurrency = isMultiCurrency(groups);
  const pause = breakOf(limits);
  const ofProducts = productBreaksOf(limits);
  return (
    <div className={styles.page}>
      {pause && <BreakCard pause={pause} />}
      {ofProducts.map((each) => (
        <ProductBreakCard isShutOut={isShutOut(ofProducts)} key={each.id} pause={each} />
      ))}
      <SpentSection />
      <Section title={text('profile.limits.own.title')}>
        {groups.length === 0 && (
          <EmptyState icon={Gauge} level={3} text={text('profile.limits.none.text')} title={text('profile.limits.none.title')} />
        )}
        {groups.map(({ period, limits: own }) => (
          <div className={styles.group} key={period}>
            <h3 className={styles.period}>{text.dynamic('globalComponents.constants.limitPeriods', period)}</h3>
            <ul className={styles.cards}>
              {own.map((each) => (
                <LimitCard hasCurrency={hasCurrency} key={each.limit.id} own={each} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <KindCards isOnBreak={pause !== undefined} />
      <PlayTimeSection />
      <Section title={text('profile.limits.selfTest.title')}>
        <SelfTest />
      </Section>
      <HelpSection />
    </div>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy className={styles.page}>
      <Skeleton blockSize="6rem" shape="box" />
      <div className={styles.cards}>
        <Skeleton blockSize="10rem" shape="box" />
        <Skeleton blockSize="10rem" shape="box" />
      </div>
    </div>
  );
}
