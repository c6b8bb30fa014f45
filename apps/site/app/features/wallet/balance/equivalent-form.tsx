import { Amount } from '@verdigale/ui/amount';
import { Button } from '@verdigale/ui/button';
import { RadioCards } from '@verdigale/ui/radio-cards';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useState, type SubmitEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { CurrencyMark } from '../accounts/currency-mark.tsx';
import styles from './equivalent.module.css';
import { useAccounts } from '../accounts/use-accounts.ts';
import { useCurrencyName } from '../accounts/use-currency-name.ts';
import { pickEquivalent, useEquivalents } from './use-equivalents.ts';
import { useCurrencies } from '#app/money/use-money.ts';

/** In which currency balances are shown a second time, each with what the active balance is worth in it. (CUR-04) */
export function EquivalentForm({ onDone }: { onDone: () => void }) {
  const text = useContent('modals');
  const { active } = useAccounts();
  const { isKnown } = useCurrencies();
  const { offered, shown, first, format } = useEquivalents();
  const nameOf = useCurrencyName();
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? shown?.code ?? first?.code ?? null;
  if (!isKnown || !active) return <Skeleton blockSize="16rem" shape="box" />;

  function leaveWith(code: string | null) {
    pickEquivalent(code);
    onDone();
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    leaveWith(value);
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <RadioCards
        isLabelHidden
        label={text('modals.equivalentCurrency.label')}
        onChange={setChosen}
        options={offered.map((currency) => {
          const { code } = currency;
          const worth = format(active.balance, active.currency, currency);
          return {
            value: code,
            title: code,
            description: nameOf(code),
            media: <CurrencyMark code={code} />,
            detail: worth && <Amount>≈ {worth}</Amount>,
          };
        })}
        value={value}
      />
      <div className={styles.actions}>
        <Button isBlock size="lg" type="submit" variant="primary">
          {text('modals.equivalentCurrency.submit')}
        </Button>
        {shown && (
          <Button isBlock onClick={() => leaveWith(null)} variant="ghost">
            {text('modals.equivalentCurrency.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
