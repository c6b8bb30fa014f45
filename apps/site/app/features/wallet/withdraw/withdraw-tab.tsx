import type { Account } from '@verdigale/contract';
import { Skeleton } from '@verdigale/ui/skeleton';
import { ProofHost } from '#app/features/proof/index.ts';
import { TurnOverPanel } from '../turn-over/turn-over-panel.tsx';
import { useTurnOver } from '../turn-over/use-turn-over.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { WalletFacts } from '../wallet-facts.tsx';
import { WalletOperation } from '../wallet-operation.tsx';
import styles from '../wallet.module.css';

interface WithdrawTabProps {
  account: Account;
  money: CurrencyMoney;
  onDone: () => void;
}

/** A withdrawal, or how far it is until one can be asked for. */
export function WithdrawTab({ account, money, onDone }: WithdrawTabProps) {
  const { open, isPending } = useTurnOver(account);
  if (!isPending && !open)
    return (
      <>
        <WalletOperation account={account} kind="withdraw" money={money} onDone={onDone} />
        <ProofHost />
      </>
    );
  return (
    <div className={styles.wallet}>
      <WalletFacts account={account} kind="deposit" money={money} />
      {open ? <TurnOverPanel money={money} turnOver={open} /> : <Skeleton blockSize="14rem" shape="box" />}
    </div>
  );
}
