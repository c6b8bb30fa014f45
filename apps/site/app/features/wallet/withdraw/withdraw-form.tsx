import type { Account, MethodField, PaymentMethod } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { chosenOption } from '@verdigale/validation';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { AmountWithPresets } from '../payment/amount-with-presets.tsx';
import { MethodFields } from '../payment/method-fields.tsx';
import { fieldsInOrder, localText, methodName, networkKey } from '../payment/use-methods.ts';
import { usePaymentForm } from '../payment/use-payment-form.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useWithdrawal, type SentWithdrawal } from './use-withdrawal.ts';
import { useWalletFunnel } from '../use-wallet-funnel.ts';
import styles from '../wallet.module.css';
import { withdrawLimits } from './withdraw-limits.ts';
import type { WithdrawRefusal } from './refusal-of.ts';
import { useRefusalWords, WayAround } from './withdraw-refusal.tsx';
import { wireFields } from '../payment/wire-fields.ts';
import { WithdrawReview } from './withdraw-review.tsx';

interface WithdrawFormProps {
  method: PaymentMethod;
  account: Account;
  money: CurrencyMoney;
  onSent: (sent: SentWithdrawal) => void;
}

/** A withdrawal with one method: filled in, looked at once more, sent. */
export function WithdrawForm({ method, account, money, onSent }: WithdrawFormProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { withdrawalBalance } = account;
  const methodFields = fieldsInOrder(method);
  const limitsIn = (network: string | undefined) => withdrawLimits(method, network, withdrawalBalance);
  // What the player is asked to look at again stays as it is, whatever happens to the balance meanwhile.
  const [reviewed, setReviewed] = useState<number | null>(null);
  // The button that leads on has the focus again, since the one that led back goes with its view.
  const [wasReviewed, setWasReviewed] = useState(false);
  function leaveReview() {
    setReviewed(null);
    setWasReviewed(true);
  }
  const funnel = useWalletFunnel();
  const payment = usePaymentForm({
    fields: methodFields,
    money,
    limitsIn,
    async send(_, sum) {
      setReviewed(sum);
      return {};
    },
  });
  const { form, amount } = payment;
  const limits = limitsIn(form.values[networkKey]);
  const wordsOf = useRefusalWords(account.currency, money);
  const withdrawal = useWithdrawal({ method, account, refuse, onRefused: leaveReview, onSent });

  function refuse(error: unknown, refusal: WithdrawRefusal | null): boolean {
    const refused = refusal ? { fields: { amount: wordsOf(refusal) } } : payment.refusalOf(error);
    if (refused) form.refuse(refused);
    return refused !== null;
  }

  function changeNetwork(network: string) {
    // Another network has limits of its own. (W 5)
    form.change('amount', money.toText(limitsIn(network).min));
    funnel('walletChangeNetwork', 'withdraw');
  }

  function send(sum: number) {
    const filled: Record<string, string | null> = wireFields(methodFields, form.values);
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
      ...methodFields.map((field) => [localText(field.labels, locale) || field.key, shownValue(field, form.values[field.key])] as const),
    ] as const;
    return (
      <WithdrawReview
        isSending={withdrawal.isPending}
        onChange={leaveReview}
        onConfirm={() => send(reviewed)}
        rows={rows.filter(([, value]) => value !== '')}
        sum={sum}
      />
    );
  }

  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  function whyNot(): string | undefined {
    if (!limits.isEnough) return text('modals.wallet.withdraw.notEnough', { min: sums.min, available: money.format(withdrawalBalance) });
    if (!amount.isWithin) return text('modals.wallet.amount.outOfRange', sums);
    return payment.fault ? text(`modals.wallet.fields.${payment.fault}`) : undefined;
  }
  const reason = whyNot();
  // The tag stands by itself, with what it is for: one that is forgotten is the most common way to lose a payment.
  const tag = methodFields.filter(({ key }) => key === 'tag');
  return (
    <form {...form.element} className={styles.form}>
      <MethodFields fields={methodFields.filter(({ key }) => key === networkKey)} onChanged={changeNetwork} payment={payment} />
      <FormField form={form} name="amount">
        {(control) => (
          <AmountWithPresets
            control={control}
            limits={limits}
            money={money}
            presets={
              limits.isEnough ? [{ amount: limits.max, label: text('modals.wallet.withdraw.all', { sum: money.format(limits.max) }) }] : []
            }
          />
        )}
      </FormField>
      {withdrawal.refusal && <WayAround currency={account.currency} refusal={withdrawal.refusal} />}
      <MethodFields fields={methodFields.filter(({ key }) => key !== networkKey && key !== 'tag')} payment={payment} />
      {tag.length > 0 && (
        <div className={styles.tag}>
          <MethodFields fields={tag} payment={payment} />
          <p className={styles.warning}>{text('modals.wallet.withdraw.warning')}</p>
        </div>
      )}
      <FormAlert>{withdrawal.hint}</FormAlert>
      <div className={styles.submit}>
        <Button autoFocus={wasReviewed} disabledReason={reason} isBlock size="lg" type="submit" variant="primary">
          {text('modals.wallet.withdraw.submit', { sum: money.format(amount.clamped) })}
        </Button>
      </div>
    </form>
  );
}

/** What was chosen goes by its name. */
const shownValue = (field: MethodField, value = '') => (field.options && chosenOption(field, value)?.name) || value;
