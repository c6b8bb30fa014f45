import type { InvoiceStatistics } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import styles from './history.module.css';

/** What the player has deposited and was paid out since the account was opened, and what that leaves. (RTS 1C) */
export function Lifetime({ totals: { currency, depositsSum, withdrawalsSum } }: { totals: InvoiceStatistics }) {
  const text = useContent('history');
  const money = useMoney()(currency);
  const [deposits, withdrawals] = [depositsSum ?? 0, withdrawalsSum ?? 0];
  return (
    <p className={styles.lifetime}>
      {text('history.statement.lifetime', {
        deposits: money.format(deposits),
        withdrawals: money.format(withdrawals),
        net: money.format(money.subtract(deposits, withdrawals)),
      })}
    </p>
  );
}
