import { useMutation } from '@tanstack/react-query';
import { errors, playerStatus, type Account, type PaymentMethod } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { LinkButton } from '@verdigale/ui/link-button';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { showAlert } from '#app/features/notification/index.ts';
import { preloadModal } from '#app/modals/preload-modal.ts';
import { useModals } from '#app/modals/use-modals.ts';
import { callApi, useSession } from '#app/session/index.ts';
import { AmountWithPresets } from './amount-with-presets.tsx';
import { wireFields } from './field-check.ts';
import { MethodFields } from './method-fields.tsx';
import { openPaymentWindow, paymentPageUrl, returnUrl, type PaymentWindow } from './payment-window.ts';
import { usePickedRegion } from './region.ts';
import { useAmount } from './use-amount.ts';
import { useAttemptKey } from './use-attempt-key.ts';
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

/** A deposit with one method: amount, the method's fields, and on to the provider's page in a window of its own. */
export function DepositForm({ method, account, money, onDone }: DepositFormProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { profile } = useSession();
  const { open } = useModals();
  const region = usePickedRegion();
  const limits = { min: method.amountMin, max: method.amountMax };
  const methodFields = fieldsInOrder(method);
  const fields = useFieldValues(methodFields);
  const start = method.presets.find((preset) => preset.default)?.amount;
  const amount = useAmount(money, { limits, start, onChange: fields.clearAmountError });
  const [blockedPage, setBlockedPage] = useState<string | null>(null);
  const key = useAttemptKey();

  // Without a connection its chunk could not be loaded when it is needed.
  useEffect(() => preloadModal('deposit-error'), []);

  const deposit = useMutation({
    mutationFn: async (page: PaymentWindow) => {
      const here = window.location.href;
      const body = {
        method: method.method,
        currency: account.currency,
        accountId: account.id,
        amount: amount.clamped,
        redirectSuccessUrl: returnUrl(here, 'deposit-success'),
        redirectErrorUrl: returnUrl(here, 'deposit-error'),
        redirectUrl: returnUrl(here, 'deposit-redirect'),
        fields: wireFields(methodFields, fields.values),
        ...(region ? { country: region } : {}),
      };
      const { data } = await callApi('payment.invoices.deposit', { body, idempotencyKey: key.of(body) });
      return { url: data.action && paymentPageUrl(data.action, data.fields), page };
    },
    onSuccess({ url, page }) {
      key.forget();
      if (!url) page.close();
      else if (!page.show(url)) return setBlockedPage(url);
      return onDone();
    },
    onError(error, page) {
      page.close();
      key.forgetIfAnswered(error);
      if (fields.refuse(error)) return;
      if ('code' in error && error.code === errors.depositLimited.code) void showAlert('limit.limitedDeposit');
      else open('deposit-error');
    },
  });

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (profile?.status === playerStatus.limited) return void showAlert('limit.limitedDeposit');
    return deposit.mutate(openPaymentWindow());
  }

  if (blockedPage !== null) {
    return (
      <div className={styles.actions} role="status">
        <p className={styles.note}>{text('modals.wallet.deposit.blocked')}</p>
        <LinkButton href={blockedPage} isBlock onClick={onDone} rel="noreferrer" size="lg" target="_blank" variant="primary">
          {text('modals.wallet.deposit.continue', { method: methodName(method, locale) })}
        </LinkButton>
      </div>
    );
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
          <p className={styles.note}>{text('modals.wallet.deposit.next', { method: methodName(method, locale) })}</p>
        )}
      </div>
    </form>
  );
}
