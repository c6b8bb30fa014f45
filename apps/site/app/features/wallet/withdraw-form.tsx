import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account, PaymentMethod } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { useState, type SubmitEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/features/notification/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { callApi } from '#app/session/index.ts';
import { AmountWithPresets } from './amount-with-presets.tsx';
import { wireFields } from './field-check.ts';
import { MethodFields } from './method-fields.tsx';
import { usePickedRegion } from './region.ts';
import { useAmount } from './use-amount.ts';
import { useAttemptKey } from './use-attempt-key.ts';
import { useFieldValues } from './use-field-values.ts';
import { fieldsInOrder, localText, methodName } from './use-methods.ts';
import type { CurrencyMoney } from './use-money.ts';
import styles from './wallet.module.css';
import { WithdrawReview } from './withdraw-review.tsx';

interface WithdrawFormProps {
  method: PaymentMethod;
  account: Account;
  money: CurrencyMoney;
  onDone: () => void;
}

/** A withdrawal with one method: filled in, looked at once more, sent. */
export function WithdrawForm({ method, account, money, onDone }: WithdrawFormProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const region = usePickedRegion();
  const queryClient = useQueryClient();
  const { withdrawalBalance } = account;
  const isEnough = withdrawalBalance >= method.amountMin;
  // Never more than can be withdrawn. (W 5)
  const limits = { min: method.amountMin, max: isEnough ? Math.min(method.amountMax, withdrawalBalance) : method.amountMax };
  const methodFields = fieldsInOrder(method);
  const fields = useFieldValues(methodFields);
  const amount = useAmount(money, { limits, onChange: fields.clearAmountError });
  // What the player is asked to look at again stays as it is, whatever happens to the balance meanwhile.
  const [reviewed, setReviewed] = useState<number | null>(null);
  const key = useAttemptKey();

  const ask = useMutation({
    mutationFn: (sum: number) => {
      const body = {
        method: method.method,
        currency: account.currency,
        accountId: account.id,
        amount: sum,
        fields: wireFields(methodFields, fields.values),
        ...(region ? { country: region } : {}),
      };
      return callApi('payment.invoices.withdrawal', { body, idempotencyKey: key.of(body) });
    },
    onSuccess() {
      key.forget();
      void queryClient.invalidateQueries({ queryKey: ['payment.invoices.list'] });
      void showAlert('wallet.withdrawalProcessed');
      onDone();
    },
    onError(error) {
      key.forgetIfAnswered(error);
      setReviewed(null);
      if (!fields.refuse(error)) void showAlert('global.somethingWrong');
    },
  });

  function onReview(event: SubmitEvent) {
    event.preventDefault();
    setReviewed(amount.clamped);
  }

  if (reviewed !== null) {
    const sum = money.format(reviewed);
    const rows = [
      [text('modals.wallet.amount.label'), sum],
      [text('modals.wallet.method'), methodName(method, locale)],
      ...methodFields.map((field) => [localText(field.labels, locale) || field.key, fields.values[field.key] ?? ''] as const),
    ] as const;
    return (
      <WithdrawReview
        isSending={ask.isPending}
        onChange={() => setReviewed(null)}
        onConfirm={() => ask.mutate(reviewed)}
        rows={rows}
        sum={sum}
      />
    );
  }

  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  const reason = !isEnough
    ? text('modals.wallet.withdraw.notEnough', { min: sums.min, available: money.format(withdrawalBalance) })
    : !amount.isWithin
      ? text('modals.wallet.amount.outOfRange', sums)
      : fields.isValid
        ? undefined
        : text('modals.wallet.fields.missing');
  return (
    <form className={styles.form} noValidate onSubmit={onReview}>
      <AmountWithPresets
        amount={amount}
        error={fields.serverErrors.amount && text('modals.wallet.fields.refused')}
        limits={limits}
        money={money}
        presets={isEnough ? [{ amount: limits.max, label: text('modals.wallet.withdraw.all', { sum: money.format(limits.max) }) }] : []}
      />
      <MethodFields {...fields} fields={methodFields} />
      <div className={styles.submit}>
        <Button disabledReason={reason} isBlock size="lg" type="submit" variant="primary">
          {text('modals.wallet.withdraw.submit', { sum: money.format(amount.clamped) })}
        </Button>
      </div>
    </form>
  );
}
