import { Amount } from '@verdigale/ui/amount';
import { buttonLook } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Skeleton } from '@verdigale/ui/skeleton';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { track } from '#app/analytics/index.ts';
import { useContent } from '#app/content/use-content.ts';
import { preloadable } from '#app/lazy-part.ts';
import type { BalanceSlots } from './balance-details.tsx';
import styles from './balance-switcher.module.css';
import { Equivalent } from './equivalent.tsx';
import { LiveWallet } from './live-wallet.tsx';
import { useAccounts } from '../accounts/use-accounts.ts';
import { useEquivalents } from './use-equivalents.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { Popover } from '#app/widgets/popover.tsx';

const details = preloadable(async () => (await import('./balance-details.tsx')).BalanceDetails);

/** A longer sum has smaller letters on a phone: the header has no room for it otherwise, and a balance is never cut. */
const shortSum = 9;

interface CurrencyNav extends BalanceSlots {
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

function Balance({ isOpen, onOpenChange, ...slots }: CurrencyNav) {
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
        preloadContent={details.preload}
        trigger={(props) => (
          <button
            {...props}
            {...buttonLook({ className: styles.trigger })}
            aria-label={label}
            data-long={sum.length > shortSum || undefined}
            type="button"
          >
            <span className={styles.sums}>
              <Amount>{sum}</Amount>
              <Equivalent amount={active.balance} currency={active.currency} />
            </span>
            <Icon as={ChevronDown} size={16} />
          </button>
        )}
      >
        <Suspense fallback={<Skeleton blockSize="12rem" shape="box" />}>
          <details.Part accounts={accounts} active={active} onDone={() => onOpenChange(false)} {...slots} />
        </Suspense>
      </Popover>
    </>
  );
}

/** Live balances change with every round: a screen reader hears the latest at most this often. */
const speakEveryMs = 10_000;

/** Says a changed balance politely, never the first one. */
function BalanceStatus({ sum }: { sum: string }) {
  const text = useContent('layout');
  const [first] = useState(sum);
  const [spoken, setSpoken] = useState<string | null>(null);
  const isNews = sum !== (spoken ?? first);
  const speak = useEffectEvent(() => setSpoken(sum));
  // Not by the sum: a round every few seconds would put it off for good.
  useEffect(() => {
    if (!isNews) return undefined;
    const timer = setTimeout(() => speak(), speakEveryMs);
    return () => clearTimeout(timer);
  }, [isNews]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken !== null && text('layout.header.balance.changed', { sum: spoken })}</span>
    </VisuallyHidden>
  );
}
