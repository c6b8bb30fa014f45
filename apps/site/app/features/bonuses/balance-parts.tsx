import { useQuery } from '@tanstack/react-query';
import type { Account } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { ProgressBar } from '@verdigale/ui/progress';
import type { PlayerBonus } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useMoney } from '#app/money/use-money.ts';
import { cashbackQuery } from '#app/queries/bonuses.ts';
import styles from './bonuses.module.css';
import { useOwnBonuses } from './use-own-bonuses.ts';
import { useProgress } from './use-progress.ts';

/** Below the bonus money of the balance: how far the first bonus that runs is. (wire 7.1) */
export function BonusPart() {
  const { running } = useOwnBonuses();
  return running ? <PartProgress bonus={running} /> : null;
}

function PartProgress({ bonus }: { bonus: PlayerBonus }) {
  const text = useContent('profile');
  const { percent, words } = useProgress(bonus);
  return (
    <span className={styles.part}>
      <ProgressBar label={text('profile.bonuses.progress.label', { name: bonus.name })} value={Math.floor(percent)} valueText={words} />
      <span className={styles.quiet}>{words}</span>
    </span>
  );
}

/** What comes back of what was lost, a row an offer, with the day on which it is paid. (BON-09) */
export function BonusCashback({ account }: { account: Account }) {
  const text = useContent('profile');
  // What is asked for is of this currency; the wire has none with it. (wire 12.3)
  const money = useMoney()(account.currency);
  const dayOf = useDateFormat('shortDay');
  const { locale } = useLocale();
  const { data: items = [] } = useQuery(cashbackQuery(account.currency, locale));
  return items.map(({ bonusId, bonusName, amount, date }) => (
    <div key={bonusId}>
      <dt>
        <bdi>{bonusName}</bdi>
        <span className={styles.cashbackDate}>{text('profile.bonuses.cashback.date', { date: dayOf(date) })}</span>
      </dt>
      <dd>
        <Amount>{money.format(amount)}</Amount>
      </dd>
    </div>
  ));
}
