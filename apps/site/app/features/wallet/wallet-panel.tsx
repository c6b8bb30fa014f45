import { Skeleton } from '@verdigale/ui/skeleton';
import { Tabs } from '@verdigale/ui/tabs';
import { useState } from 'react';
import type { WalletTab } from '#app/analytics/index.ts';
import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { useAccounts } from './accounts/use-accounts.ts';
import { useMoney } from '#app/money/use-money.ts';
import { useWalletFunnel, useWalletVisit } from './use-wallet-funnel.ts';
import { WalletOperation } from './wallet-operation.tsx';
import { WithdrawTab } from './withdraw/withdraw-tab.tsx';
import styles from './wallet.module.css';

interface WalletPanelProps {
  /** Of the query flag: which tab it opens with; for a deposit there are no tabs. (wire 21) */
  value: string;
  onDone: () => void;
  /** A deposit is under way. */
  onStarted: () => void;
}

/** What stands in the wallet modal. (W 2) */
export function WalletPanel({ value, onDone, onStarted }: WalletPanelProps) {
  const text = useContent('modals');
  const { active, isError, refetch } = useAccounts();
  const moneyOf = useMoney();
  const [tab, setTab] = useState<WalletTab>(value === 'withdraw' ? 'withdraw' : 'deposit');
  const funnel = useWalletFunnel();
  useWalletVisit(tab, active !== undefined);
  const change = (next: WalletTab) => {
    funnel('walletChangeType', next);
    setTab(next);
  };
  if (isError) return <LoadFailed onRetry={refetch} title={text('modals.wallet.accountsFailed')} />;
  if (!active) {
    return (
      <div className={styles.wallet}>
        <Skeleton blockSize="4.5rem" shape="box" />
        <Skeleton blockSize="4.5rem" shape="box" />
      </div>
    );
  }
  const common = { account: active, money: moneyOf(active.currency), onDone };
  const deposit = <WalletOperation kind="deposit" onStarted={onStarted} {...common} />;
  if (value === 'deposit') return deposit;
  return (
    <Tabs
      label={text('modals.wallet.title')}
      look="switch"
      onSelect={change}
      selected={tab}
      tabs={[
        { id: 'deposit', label: text('modals.wallet.tabs.deposit'), panel: deposit },
        { id: 'withdraw', label: text('modals.wallet.tabs.withdraw'), panel: <WithdrawTab {...common} /> },
      ]}
    />
  );
}
