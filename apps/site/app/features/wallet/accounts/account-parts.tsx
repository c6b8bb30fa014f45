import type { Account } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Suspense, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './account-parts.module.css';
import { Equivalent } from '../balance/equivalent.tsx';
import { useMoney } from '#app/money/use-money.ts';

interface AccountPartsProps {
  account: Account;
  /** Below the bonus money. */
  bonusPart?: ReactNode;
  /** Further rows. */
  children?: ReactNode;
}

/** Real money (what wagering holds included), bonus money, and what can be withdrawn. (wire 7) */
export function AccountParts({ account, bonusPart, children }: AccountPartsProps) {
  const text = useContent('layout');
  const money = useMoney()(account.currency);
  const rows = [
    [text('layout.header.balance.items.real'), money.add(account.realBalance, account.lockedBalance)],
    [text('layout.header.balance.items.bonus'), account.bonusBalance, bonusPart],
    [text('layout.header.balance.items.withdrawable'), account.withdrawalBalance],
  ] as const;
  return (
    <dl className={styles.parts}>
      {rows.map(([label, sum, part]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount>{money.format(sum)}</Amount>
            <Equivalent amount={sum} currency={account.currency} />
          </dd>
          {part != null && (
            <dd className={styles.part}>
              <Suspense>{part}</Suspense>
            </dd>
          )}
        </div>
      ))}
      <Suspense>{children}</Suspense>
    </dl>
  );
}
