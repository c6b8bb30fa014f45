import type { Account } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Amount } from '@verdigale/ui/amount';
import { Flag } from '@verdigale/ui/flag';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { countryName } from '#app/forms/fields/choice-options.tsx';
import { useCountries } from '#app/forms/fields/use-countries.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { CurrencyChange } from './accounts/currency-change.tsx';
import { CurrencyMark } from './accounts/currency-mark.tsx';
import { Equivalent } from './balance/equivalent.tsx';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useRegion } from './payment/use-region.ts';
import styles from './wallet.module.css';

/** Where the methods are shown for, and what there is. */
export function WalletFacts({ account, money, kind }: { account: Account; money: CurrencyMoney; kind: 'deposit' | 'withdraw' }) {
  const text = useContent('modals');
  const { shown: code } = useRegion();
  const { locale } = useLocale();
  const { all: countries, isSettled } = useCountries();
  const shown = kind === 'deposit' ? account.balance : account.withdrawalBalance;
  const locked = money.subtract(account.balance, account.withdrawalBalance);
  const country = countries.find((each) => each.code === code);
  return (
    <div className={styles.facts}>
      <div className={styles.fact}>
        <span className={styles.factLabel}>{text('modals.wallet.regionBlock.label')}</span>
        <span className={styles.factValue}>
          {code && <Flag code={code} />}
          {country ? (
            countryName(country, languageTag(locale))
          ) : code && !isSettled ? (
            <Skeleton inlineSize="5rem" shape="text" />
          ) : (
            text('modals.wallet.regionBlock.unknown')
          )}
        </span>
        <ModalLink aria-label={text('modals.wallet.regionBlock.changeLabel')} className={styles.factAction} modal="wallet-region" onTop>
          {text('modals.wallet.regionBlock.change')}
        </ModalLink>
      </div>
      <div className={styles.fact}>
        <span className={styles.factLabel}>{text(kind === 'deposit' ? 'modals.wallet.balance' : 'modals.wallet.withdrawable')}</span>
        <span className={styles.factValue}>
          <CurrencyMark code={account.currency} size={20} />
          <Amount>{money.format(shown)}</Amount>
        </span>
        <Equivalent amount={shown} currency={account.currency} />
        {kind === 'withdraw' && locked > 0 && <span>{text('modals.wallet.withdraw.locked', { sum: money.format(locked) })}</span>}
        <CurrencyChange active={account} className={styles.factButton} />
      </div>
    </div>
  );
}
