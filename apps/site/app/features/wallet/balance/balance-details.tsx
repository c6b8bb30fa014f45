import type { Account } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Tabs } from '@verdigale/ui/tabs';
import { useState, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { AccountChoice } from '../accounts/account-choice.tsx';
import { AccountParts } from '../accounts/account-parts.tsx';
import styles from './balance-switcher.module.css';
import { CurrencyList } from '../accounts/currency-list.tsx';
import { Equivalent } from './equivalent.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { WalletLinks } from '../wallet-links.tsx';

/** What the bonuses add to the balance: wallets know nothing of them. */
export interface BalanceSlots {
  /** Below the bonus money. */
  bonusPart?: ReactNode;
  /** Further rows of the parts. */
  moreParts?: (account: Account) => ReactNode;
}

interface BalanceDetailsProps extends BalanceSlots {
  accounts: readonly Account[];
  active: Account;
  onDone: () => void;
}

/** What the balance is made of, and the accounts to choose from. */
export function BalanceDetails({ accounts, active, onDone, bonusPart, moreParts }: BalanceDetailsProps) {
  const text = useContent('layout');
  const moneyOf = useMoney();
  const [tab, setTab] = useState<'balance' | 'currency'>('balance');
  return (
    <div className={styles.details}>
      <Tabs
        label={text('layout.header.balance.title')}
        look="switch"
        onSelect={setTab}
        selected={tab}
        tabs={[
          {
            id: 'balance',
            label: text('layout.header.balance.tabs.balance'),
            panel: (
              <div className={styles.balance}>
                <span className={styles.total}>
                  <Amount size="lg">{moneyOf(active.currency).format(active.balance)}</Amount>
                  <Equivalent amount={active.balance} currency={active.currency} />
                </span>
                <AccountParts account={active} bonusPart={bonusPart}>
                  {moreParts?.(active)}
                </AccountParts>
                <WalletLinks onOpen={onDone} />
              </div>
            ),
          },
          {
            id: 'currency',
            label: text('layout.header.balance.tabs.currency'),
            panel: (
              <CurrencyList onLeave={onDone}>
                {(isListed) => <AccountChoice accounts={accounts} active={active} isListed={isListed} onChosen={onDone} />}
              </CurrencyList>
            ),
          },
        ]}
      />
    </div>
  );
}
