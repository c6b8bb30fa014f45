import { accountStatus, type Account } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Badge } from '@verdigale/ui/badge';
import { Button } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useId, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { inOrder } from './account-choice.tsx';
import { AccountParts } from './account-parts.tsx';
import styles from './accounts-page.module.css';
import { AddAccount } from './add-account.tsx';
import { CurrencyList } from './currency-list.tsx';
import { CurrencyMark } from './currency-mark.tsx';
import { EquivalentToggle } from '../balance/equivalent-toggle.tsx';
import { Equivalent } from '../balance/equivalent.tsx';
import { useChooseCurrency, useHideAccount } from './use-account-actions.ts';
import { useAccounts } from './use-accounts.ts';
import { useCurrencyName } from './use-currency-name.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { PendingWithdrawals } from '../withdraw/pending-withdrawals.tsx';
import { WalletLinks } from '../wallet-links.tsx';

/** The player's accounts: the active one in full, the others to switch to or to put away, and a way to open one more. */
export function AccountsPage() {
  const text = useContent('profile');
  const { accounts, active, isError, refetch } = useAccounts();
  const { isKnown } = useCurrencies();
  if (isError) return <LoadFailed onRetry={refetch} title={text('profile.wallet.failed')} />;
  if (!accounts || !active || !isKnown) return <AccountsSkeleton />;
  return (
    <div className={styles.page}>
      <ActiveAccount account={active} />
      <Others accounts={accounts} />
    </div>
  );
}

function Others({ accounts }: { accounts: readonly Account[] }) {
  const text = useContent('profile');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // An account that is switched to or put away takes its buttons along.
  useHeldFocus(section);
  const others = inOrder(accounts.filter(({ status }) => status !== accountStatus.active));
  return (
    <section aria-labelledby={id} className={styles.section} ref={section} tabIndex={-1}>
      <SectionTitle id={id} level={2}>
        {text('profile.wallet.others')}
      </SectionTitle>
      {others.length === 0 ? (
        <>
          <p className={styles.hint}>{text('profile.wallet.noOthers')}</p>
          <EquivalentToggle />
        </>
      ) : (
        <CurrencyList>
          {(isListed) => <OtherAccounts accounts={accounts} listed={others.filter(({ currency }) => isListed(currency))} />}
        </CurrencyList>
      )}
      <AddAccount accounts={accounts} />
    </section>
  );
}

function OtherAccounts({ accounts, listed }: { accounts: readonly Account[]; listed: readonly Account[] }) {
  const text = useContent('profile');
  if (listed.length === 0) return <p className={styles.hint}>{text('profile.wallet.noCrypto')}</p>;
  return (
    <ul className={styles.list}>
      {listed.map((account) => (
        <OtherAccount account={account} accounts={accounts} key={account.id} />
      ))}
    </ul>
  );
}

function ActiveAccount({ account }: { account: Account }) {
  const text = useContent('profile');
  const money = useMoney()(account.currency);
  return (
    <Card as="section" aria-label={text('profile.wallet.active')} className={styles.active} look="certificate">
      <div className={styles.sum}>
        <span className={styles.currency}>
          <CurrencyMark code={account.currency} />
          {account.currency}
          <Badge tone="gain">{text('profile.wallet.active')}</Badge>
        </span>
        <span className={styles.total}>
          <Amount size="hero">{money.format(account.balance)}</Amount>
          <Equivalent amount={account.balance} currency={account.currency} />
        </span>
        <WalletLinks />
        <PendingWithdrawals account={account} />
      </div>
      <AccountParts account={account} />
    </Card>
  );
}

function OtherAccount({ account, accounts }: { account: Account; accounts: readonly Account[] }) {
  const text = useContent('profile');
  const money = useMoney()(account.currency);
  const nameOf = useCurrencyName();
  const choose = useChooseCurrency(accounts);
  const hide = useHideAccount();
  return (
    <li className={styles.account}>
      <CurrencyMark code={account.currency} size={32} />
      <span className={styles.names}>
        {account.currency}
        <span className={styles.hint}>{nameOf(account.currency)}</span>
      </span>
      <span className={styles.sums}>
        <Amount>{money.format(account.balance)}</Amount>
        <Equivalent amount={account.balance} currency={account.currency} />
      </span>
      <span className={styles.actions}>
        {account.balance === 0 && (
          <Button
            aria-label={text('profile.wallet.hideLabel', { currency: account.currency })}
            isLoading={hide.isPending}
            onClick={() => hide.mutate(account.id)}
            size="sm"
            variant="ghost"
          >
            {text('profile.wallet.hide')}
          </Button>
        )}
        <Button
          aria-label={text('profile.wallet.useLabel', { currency: account.currency })}
          isLoading={choose.isPending}
          onClick={() => choose.mutate(account.currency)}
          size="sm"
        >
          {text('profile.wallet.use')}
        </Button>
      </span>
    </li>
  );
}

function AccountsSkeleton() {
  return (
    <div aria-busy className={styles.page}>
      <Skeleton blockSize="17rem" shape="box" />
      <Skeleton blockSize="4.5rem" shape="box" />
    </div>
  );
}
