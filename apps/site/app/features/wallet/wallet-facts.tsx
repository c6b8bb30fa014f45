import type { Account } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Flag } from '@verdigale/ui/flag';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { Equivalent } from './balance/equivalent.tsx';
import { useCountries } from './payment/use-countries.ts';
import type { CurrencyMoney } from './use-money.ts';
import { useRegion } from './payment/use-region.ts';
import styles from './wallet.module.css';

/** Where the methods are shown for, and what there is. */
export function WalletFacts({ account, money, kind }: { account: Account; money: CurrencyMoney; kind: 'deposit' | 'withdraw' }) {
  const text = useContent('modals');
  const { shown: code } = useRegion();
  const { countries } = useCountries();
  const shown = kind === 'deposit' ? account.balance : account.withdrawalBalance;
  const locked = money.subtract(account.balance, account.withdrawalBalance);
  const country = countries?.find((each) => each.code === code);
  return (
    <div className={styles.facts}>
      <div className={styles.fact}>
        <span className={styles.factLabel}>{text('modals.wallet.regionBlock.label')}</span>
        <span className={styles.factValue}>
          {code && <Flag code={code} />}
          {country?.label ?? (code && !countries ? <Skeleton inlineSize="5rem" shape="text" /> : text('modals.wallet.regionBlock.unknown'))}
        </span>
        <ModalLink aria-label={text('modals.wallet.regionBlock.changeLabel')} className={styles.factAction} modal="wallet-region" onTop>
          {text('modals.wallet.regionBlock.change')}
        </ModalLink>
      </div>
      <div className={styles.fact}>
        <span className={styles.factLabel}>{text(kind === 'deposit' ? 'modals.wallet.balance' : 'modals.wallet.withdrawable')}</span>
        <span className={styles.factValue}>
          <Amount>{money.format(shown)}</Amount>
        </span>
        <Equivalent amount={shown} currency={account.currency} />
        {kind === 'withdraw' && locked > 0 && <span>{text('modals.wallet.withdraw.locked', { sum: money.format(locked) })}</span>}
      </div>
    </div>
  );
}
