import type { Account } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { useContent } from '#app/content/use-content.ts';
import styles from './account-parts.module.css';
import { Equivalent } from '../balance/equivalent.tsx';
import { useMoney } from '#app/money/use-money.ts';

/** Real money (what wagering holds included), bonus money, and what can be withdrawn. (wire 7) */
export function AccountParts({ account }: { account: Account }) {
  const text = useContent('layout');
  const money = useMoney()(account.currency);
  const rows = [
    [text('layout.header.balance.items.real'), money.add(account.realBalance, account.lockedBalance)],
    [text('layout.header.balance.items.bonus'), account.bonusBalance],
    [text('layout.header.balance.items.withdrawable'), account.withdrawalBalance],
  ] as const;
  return (
    <dl className={styles.parts}>
      {rows.map(([label, sum]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount>{money.format(sum)}</Amount>
            <Equivalent amount={sum} currency={account.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
