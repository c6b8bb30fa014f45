import type { Account, PaymentMethod } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { useEffect, type SubmitEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { preloadModal } from '#app/modals/preload-modal.ts';
import { AmountWithPresets } from './amount-with-presets.tsx';
import { BlockedPage } from './blocked-page.tsx';
import { wireFields } from './field-check.ts';
import { MethodFields } from './method-fields.tsx';
import { PaymentPanelSlot } from './payment/slots.tsx';
import { useAmount } from './use-amount.ts';
import { useDeposit } from './use-deposit.ts';
import { useFieldValues } from './use-field-values.ts';
import { fieldsInOrder, methodName } from './use-methods.ts';
import type { CurrencyMoney } from './use-money.ts';
import styles from './wallet.module.css';

interface DepositFormProps {
  method: PaymentMethod;
  account: Account;
  money: CurrencyMoney;
  /** The payment page is open in its own window: the wallet has done its part. */
  onDone: () => void;
}

/** A deposit with one method: amount and the method's fields. */
export function DepositForm({ method, account, money, onDone }: DepositFormProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const name = methodName(method, locale);
  const limits = { min: method.amountMin, max: method.amountMax };
  const methodFields = fieldsInOrder(method);
  const fields = useFieldValues(methodFields);
  const start = method.presets.find((preset) => preset.default)?.amount;
  const amount = useAmount(money, { limits, start, onChange: fields.clearAmountError });
  const deposit = useDeposit({ method, account, refuse: fields.refuse, onDone });

  // Without a connection its chunk could not be loaded when it is needed.
  useEffect(() => preloadModal('deposit-error'), []);

  if (deposit.started !== null) {
    return (
      <PaymentPanelSlot invoiceId={deposit.started.invoiceId} onAgain={deposit.startAgain} onDone={onDone} started={deposit.started} />
    );
  }
  if (deposit.blockedPage !== null) return <BlockedPage method={name} onDone={onDone} url={deposit.blockedPage} />;

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    deposit.send({ amount: amount.clamped, fields: wireFields(methodFields, fields.values) });
  }

  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  const reason = !amount.isWithin
    ? text('modals.wallet.amount.outOfRange', sums)
    : fields.isValid
      ? undefined
      : text('modals.wallet.fields.missing');
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <AmountWithPresets
        amount={amount}
        error={fields.serverErrors.amount && text('modals.wallet.fields.refused')}
        limits={limits}
        money={money}
        presets={method.presets.map((preset) => ({ amount: preset.amount, label: money.format(preset.amount) }))}
      />
      <MethodFields {...fields} fields={methodFields} />
      <div className={styles.submit}>
        <Button disabledReason={reason} isBlock isLoading={deposit.isPending} size="lg" type="submit" variant="primary">
          {text('modals.wallet.deposit.submit', { sum: money.format(amount.clamped) })}
        </Button>
        {reason === undefined && (
          <p className={styles.note}>{text.dynamic('modals.payment.next', method.processingType, { method: name })}</p>
        )}
      </div>
    </form>
  );
}
