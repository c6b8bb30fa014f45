import { Amount } from '@verdigale/ui/amount';
import { buttonLook } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Popover } from '@verdigale/ui/popover';
import { Skeleton } from '@verdigale/ui/skeleton';
import { ChevronDown } from 'lucide-react';
import { track } from '#app/analytics/index.ts';
import { useContent } from '#app/content/use-content.ts';
import { BalanceDetails } from './balance-details.tsx';
import { BalanceStatus } from './balance-status.tsx';
import styles from './balance-switcher.module.css';
import { Equivalent } from './equivalent.tsx';
import { LiveWallet } from './live-wallet.tsx';
import { useAccounts } from '../accounts/use-accounts.ts';
import { useEquivalents } from './use-equivalents.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';

interface CurrencyNav {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The balance of the active account, and behind it what it is made of and the other accounts. Keeps them live. */
export function BalanceSwitcher(props: CurrencyNav) {
  return (
    <>
      <LiveWallet />
      <Balance {...props} />
    </>
  );
}

function Balance({ isOpen, onOpenChange }: CurrencyNav) {
  const text = useContent('layout');
  const { accounts, active } = useAccounts();
  const { isKnown } = useCurrencies();
  const moneyOf = useMoney();
  const { format } = useEquivalents();
  if (!active || !accounts || !isKnown) return <Skeleton blockSize="2.75rem" inlineSize="7.5rem" shape="box" />;
  const sum = moneyOf(active.currency).format(active.balance);
  const worth = format(active.balance, active.currency);
  const label = text('layout.header.balance.label', { sum: worth === null ? sum : `${sum} ≈ ${worth}` });
  return (
    <>
      <BalanceStatus key={active.id} sum={sum} />
      <Popover
        isOpen={isOpen}
        onOpenChange={(opens) => {
          if (opens) track({ name: 'openBalancePopup' });
          onOpenChange(opens);
        }}
        trigger={
          <button {...buttonLook({ className: styles.trigger })} aria-label={label} type="button">
            <span className={styles.sums}>
              <Amount>{sum}</Amount>
              <Equivalent amount={active.balance} currency={active.currency} />
            </span>
            <Icon as={ChevronDown} size={16} />
          </button>
        }
      >
        <BalanceDetails accounts={accounts} active={active} onDone={() => onOpenChange(false)} />
      </Popover>
    </>
  );
}
