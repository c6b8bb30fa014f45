import type { Account, Currency } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Icon } from '@verdigale/ui/icon';
import { Spinner } from '@verdigale/ui/spinner';
import { Check, Plus } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import styles from '../balance/balance-switcher.module.css';
import { CurrencyMark } from './currency-mark.tsx';
import { Equivalent } from '../balance/equivalent.tsx';
import { useChooseCurrency } from './use-account-actions.ts';
import { useCurrencyName } from './use-currency-name.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';

interface AccountChoiceProps {
  accounts: readonly Account[];
  active: Account;
  /** Whether the list at hand shows this currency. */
  isListed: (code: string) => boolean;
  onChosen: () => void;
}

/** Accounts with money first, then by letter; then the currencies in which one could be opened. (wire 7) */
export function inOrder(accounts: readonly Account[]): Account[] {
  return accounts.toSorted((a, b) => Number(b.balance > 0) - Number(a.balance > 0) || a.currency.localeCompare(b.currency));
}

/** Enabled currencies in which there is no account yet. */
export function notOwned(currencies: readonly Currency[], accounts: readonly Account[]): Currency[] {
  return currencies.filter(({ code, isEnabled }) => isEnabled && !accounts.some(({ currency }) => currency === code));
}

export function AccountChoice({ accounts, active, isListed, onChosen }: AccountChoiceProps) {
  const text = useContent('layout');
  const moneyOf = useMoney();
  const { currencies } = useCurrencies();
  const choose = useChooseCurrency(accounts, onChosen);
  const busy = choose.isPending ? choose.variables : null;
  const nameOf = useCurrencyName();
  const pick = (currency: string) => {
    if (currency === active.currency) onChosen();
    else if (busy === null) choose.mutate(currency);
  };
  return (
    <ul aria-label={text('layout.header.balance.accounts')} className={styles.list}>
      {inOrder(accounts.filter(({ currency }) => isListed(currency))).map(({ currency, balance }) => (
        <li key={currency}>
          <button
            aria-current={currency === active.currency || undefined}
            className={styles.account}
            onClick={() => pick(currency)}
            type="button"
          >
            <CurrencyMark code={currency} />
            <span className={styles.names}>
              {currency}
              <span className={styles.name}>{nameOf(currency)}</span>
            </span>
            <span className={styles.sums}>
              <Amount>{moneyOf(currency).format(balance)}</Amount>
              <Equivalent amount={balance} currency={currency} />
            </span>
            <span className={styles.state}>
              {busy === currency ? <Spinner /> : currency === active.currency && <Icon as={Check} size={16} />}
            </span>
          </button>
        </li>
      ))}
      {notOwned(
        currencies.filter(({ code }) => isListed(code)),
        accounts,
      ).map(({ code }) => (
        <li key={code}>
          <button className={styles.account} data-new onClick={() => pick(code)} type="button">
            <CurrencyMark code={code} />
            <span className={styles.names}>
              {code}
              <span className={styles.name}>{nameOf(code)}</span>
            </span>
            <span className={styles.name}>{text('layout.header.balance.add')}</span>
            <span className={styles.state}>{busy === code ? <Spinner /> : <Icon as={Plus} size={16} />}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
