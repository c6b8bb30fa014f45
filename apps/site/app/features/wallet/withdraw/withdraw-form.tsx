import type { Account, MethodField, PaymentMethod } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { chosenOption } from '@verdigale/validation';
import { useState, type SubmitEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { AmountWithPresets } from '../payment/amount-with-presets.tsx';
import { MethodFields } from '../payment/method-fields.tsx';
import { useAmount } from '../payment/use-amount.ts';
import { useFieldValues } from '../payment/use-field-values.ts';
import { fieldsInOrder, localText, methodName, networkKey } from '../payment/use-methods.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { useWalletFunnel } from '../use-wallet-funnel.ts';
import styles from '../wallet.module.css';
import { withdrawLimits } from './withdraw-limits.ts';
import { WithdrawRefusalNotice } from './withdraw-refusal.tsx';
import { wireFields } from '../payment/wire-fields.ts';
import { WithdrawReview } from './withdraw-review.tsx';

interface WithdrawFormProps {
  method: PaymentMethod;
  account: Account;
  money: CurrencyMoney;
  onSent: (invoiceId: string) => void;
}

/** A withdrawal with one method: filled in, looked at once more, sent. */
export function WithdrawForm({ method, account, money, onSent }: WithdrawFormProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { withdrawalBalance } = account;
  const methodFields = fieldsInOrder(method);
  const fields = useFieldValues(methodFields);
  const limitsIn = (network: string | undefined) => withdrawLimits(method, network, withdrawalBalance);
  const limits = limitsIn(fields.values[networkKey]);
  const amount = useAmount(money, { limits, onChange: fields.clearAmountError });
  // What the player is asked to look at again stays as it is, whatever happens to the balance meanwhile.
  const [reviewed, setReviewed] = useState<number | null>(null);
  const funnel = useWalletFunnel();
  const withdrawal = useWithdrawal({ method, account, refuse: fields.refuse, onRefused: () => setReviewed(null), onSent });

  function onChange(key: string, value: string) {
    fields.onChange(key, value);
    // Another network has limits of its own. (W 5)
    if (key !== networkKey) return;
    amount.change(money.toText(limitsIn(value).min));
    funnel('walletChangeNetwork', 'withdraw');
  }

  function onReview(event: SubmitEvent) {
    event.preventDefault();
    setReviewed(amount.clamped);
  }

  function send(sum: number) {
    const filled: Record<string, string | null> = wireFields(methodFields, fields.values);
    // A network without an id is meant by null. (wire 8.3)
    if (methodFields.some(({ key }) => key === networkKey)) filled[networkKey] ??= null;
    funnel('walletSubmitForm', 'withdraw');
    withdrawal.send({ amount: sum, fields: filled });
  }

  if (reviewed !== null) {
    const sum = money.format(reviewed);
    const rows = [
      [text('modals.wallet.amount.label'), sum],
      [text('modals.wallet.method'), methodName(method, locale)],
      ...methodFields.map((field) => [localText(field.labels, locale) || field.key, shownValue(field, fields.values[field.key])] as const),
    ] as const;
    return (
      <WithdrawReview
        isSending={withdrawal.isPending}
        onChange={() => setReviewed(null)}
        onConfirm={() => send(reviewed)}
        rows={rows.filter(([, value]) => value !== '')}
        sum={sum}
      />
    );
  }

  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  const reason = !limits.isEnough
    ? text('modals.wallet.withdraw.notEnough', { min: sums.min, available: money.format(withdrawalBalance) })
    : !amount.isWithin
      ? text('modals.wallet.amount.outOfRange', sums)
      : fields.isValid
        ? undefined
        : text('modals.wallet.fields.missing');
  // The tag stands by itself, with what it is for: one that is forgotten is the most common way to lose a payment.
  const tag = methodFields.filter(({ key }) => key === 'tag');
  return (
    <form className={styles.form} noValidate onSubmit={onReview}>
      {withdrawal.refusal && <WithdrawRefusalNotice currency={account.currency} money={money} refusal={withdrawal.refusal} />}
      <MethodFields {...fields} fields={methodFields.filter(({ key }) => key === networkKey)} onChange={onChange} />
      <AmountWithPresets
        amount={amount}
        error={fields.serverErrors.amount && text('modals.wallet.fields.refused')}
        limits={limits}
        money={money}
        presets={
          limits.isEnough ? [{ amount: limits.max, label: text('modals.wallet.withdraw.all', { sum: money.format(limits.max) }) }] : []
        }
      />
      <MethodFields {...fields} fields={methodFields.filter(({ key }) => key !== networkKey && key !== 'tag')} onChange={onChange} />
      {tag.length > 0 && (
        <div className={styles.tag}>
          <MethodFields {...fields} fields={tag} onChange={onChange} />
          <p className={styles.warning}>{text('modals.wallet.withdraw.warning')}</p>
        </div>
      )}
      <FormAlert>{withdrawal.hint}</FormAlert>
      <div className={styles.submit}>
        <Button disabledReason={reason} isBlock size="lg" type="submit" variant="primary">
          {text('modals.wallet.withdraw.submit', { sum: money.format(amount.clamped) })}
        </Button>
      </div>
    </form>
  );
}

/** What was chosen goes by its name. */
const shownValue = (field: MethodField, value = '') => (field.options && chosenOption(field, value)?.name) || value;
