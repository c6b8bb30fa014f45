import type { Account } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Button } from '@verdigale/ui/button';
import { RadioCards } from '@verdigale/ui/radio-cards';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { CurrencyMark } from '../accounts/currency-mark.tsx';
import styles from './equivalent.module.css';
import { useAccounts } from '../accounts/use-accounts.ts';
import { useCurrencyName } from '../accounts/use-currency-name.ts';
import { pickEquivalent, useEquivalents } from './use-equivalents.ts';
import { useCurrencies } from '#app/money/use-money.ts';

/** In which currency balances are shown a second time, each with what the active balance is worth in it. (CUR-04) */
export function EquivalentForm({ onDone }: { onDone: () => void }) {
  const text = useContent('modals');
  const { active, isError, refetch } = useAccounts();
  const { isKnown } = useCurrencies();
  if (isError) return <LoadFailed onRetry={refetch} title={text('modals.wallet.accountsFailed')} />;
  if (!isKnown || !active) return <Skeleton blockSize="16rem" shape="box" />;
  return <Choice active={active} onDone={onDone} />;
}

function Choice({ active, onDone }: { active: Account; onDone: () => void }) {
  const text = useContent('modals');
  const texts = useFieldTexts();
  const { offered, shown, first, format } = useEquivalents();
  const nameOf = useCurrencyName();
  const form = useForm({
    defaultValues: { currency: shown?.code ?? first?.code ?? '' },
    judge: () => ({}),
    texts,
    async send({ currency }) {
      leaveWith(currency || null);
      return null;
    },
  });
  function leaveWith(code: string | null) {
    pickEquivalent(code);
    onDone();
  }

  return (
    <form {...form.element} className={styles.form}>
      <FormField form={form} name="currency">
        {({ value, onChange }) => (
          <RadioCards
            isLabelHidden
            label={text('modals.equivalentCurrency.label')}
            onChange={onChange}
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
            value={value || null}
          />
        )}
      </FormField>
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
