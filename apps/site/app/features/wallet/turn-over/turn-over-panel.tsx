import type { TurnOverWager } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { ProgressBar } from '@verdigale/ui/progress';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { turnOverProgress } from './turn-over-progress.ts';
import styles from './turn-over.module.css';

interface TurnOverPanelProps {
  turnOver: TurnOverWager;
  money: CurrencyMoney;
}

/** How much must still be staked before money can leave, in place of the form. (WD-04) */
export function TurnOverPanel({ turnOver, money }: TurnOverPanelProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { placed, percent } = turnOverProgress(turnOver, money);
  const share = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
  const times = new Intl.NumberFormat(languageTag(locale)).format(turnOver.turnOverWager);
  const staked = text('modals.turnOverWager.staked', { placed: money.format(placed), total: money.format(turnOver.total) });
  return (
    <Card className={styles.panel} look="certificate">
      <h3 className={styles.heading}>{text('modals.turnOverWager.heading')}</h3>
      <p className={styles.text}>{text('modals.turnOverWager.text', { times })}</p>
      <div className={styles.progress}>
        <p className={styles.figures}>
          <span>{staked}</span>
          <bdi className={styles.share}>{share}</bdi>
        </p>
        <ProgressBar label={text('modals.turnOverWager.label')} value={percent} valueText={`${staked} (${share})`} />
      </div>
      <p className={styles.missing}>{text('modals.turnOverWager.missing', { sum: money.format(turnOver.turnOverWagerAmount) })}</p>
      <LocaleLink to="/categories" {...buttonLook({ variant: 'primary', size: 'lg' })}>
        {text('modals.turnOverWager.play')}
      </LocaleLink>
    </Card>
  );
}
