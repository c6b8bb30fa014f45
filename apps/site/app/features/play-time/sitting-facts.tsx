import type { PlayTime } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Amount } from '@verdigale/ui/amount';
import { Fragment, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { clockText } from '#app/locale/clock-text.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useMoney } from '#app/money/use-money.ts';
import styles from './play-time.module.css';

/** How long a sitting has lasted, and what was staked, won and is left of it in each currency. */
export function SittingFacts({ sitting: { elapsedMs, results } }: { sitting: NonNullable<PlayTime['sitting']> }) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const moneyOf = useMoney();
  const time = clockText(Math.floor(elapsedMs / 1_000), languageTag(locale), { hasHours: true });
  return (
    <dl className={styles.facts}>
      <Fact isWide label={text('modals.realityCheck.time')} value={time} />
      {results.map(({ currency, staked, paid }) => {
        const money = moneyOf(currency);
        const net = money.subtract(paid, staked);
        return (
          <Fragment key={currency}>
            <Fact label={text('modals.realityCheck.staked')} value={<Amount>{money.format(staked)}</Amount>} />
            <Fact label={text('modals.realityCheck.won')} value={<Amount>{money.format(paid)}</Amount>} />
            <Fact isWide label={text('modals.realityCheck.net')} value={<Amount>{`${net > 0 ? '+' : ''}${money.format(net)}`}</Amount>} />
          </Fragment>
        );
      })}
    </dl>
  );
}

function Fact({ label, value, isWide }: { label: string; value: ReactNode; isWide?: boolean }) {
  return (
    <div className={styles.fact} data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
