import type { Account, PaymentMethod } from '@verdigale/contract';
import { HeldButton } from '@verdigale/ui/held-button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { openingAmount } from '#app/bonuses/bonus-choice.ts';
import { preloadModal } from '#app/modal-flags/preload-modal.ts';
import { BonusPicker } from '../bonus/bonus-picker.tsx';
import { ExpectedBonus } from '../bonus/expected-bonus.tsx';
import { useDepositBonus, type DepositBonusState } from '../bonus/use-deposit-bonus.ts';
import { AmountWithPresets } from '../payment/amount-with-presets.tsx';
import { BlockedPage } from './blocked-page.tsx';
import { LimitNotes, useLimitRefusal } from './limit-notes.tsx';
import { MethodFields } from '../payment/method-fields.tsx';
import { PaymentPanelSlot } from './panels/slots.tsx';
import { useDeposit } from './use-deposit.ts';
import { fieldsInOrder, limitsOf, methodName } from '../payment/use-methods.ts';
import { usePaymentForm } from '../payment/use-payment-form.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useWalletFunnel } from '../use-wallet-funnel.ts';
import styles from '../wallet.module.css';
import { wireFields } from '../payment/wire-fields.ts';

interface DepositFormProps {
  method: PaymentMethod;
  account: Account;
  money: CurrencyMoney;
  /** The payment page is open in its own window: the wallet has done its part. */
  onDone: () => void;
  /** The platform has taken the deposit: it goes on without the form. */
  onStarted: (() => void) | undefined;
}

/** A deposit with one method: amount, the method's fields, and what goes with it. */
export function DepositForm(props: DepositFormProps) {
  const bonus = useDepositBonus(props.account.currency);
  // What the form opens with depends on the offer that the wallet was opened with.
  return bonus.isAwaited ? <Skeleton blockSize="16rem" inlineSize="100%" shape="box" /> : <FilledForm {...props} bonus={bonus} />;
}

function FilledForm({ method, account, money, onDone, onStarted, bonus }: DepositFormProps & { bonus: DepositBonusState }) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const name = methodName(method, locale);
  const methodFields = fieldsInOrder(method);
  const funnel = useWalletFunnel();
  const deposit = useDeposit({ method, account, onDone, onStarted });
  const limitRefusal = useLimitRefusal(account.currency);
  const payment = usePaymentForm({
    fields: methodFields,
    money,
    limitsIn: (network) => limitsOf(method, network),
    start: openingAmount(method.presets.find((preset) => preset.default)?.amount, limitsOf(method, undefined), bonus.openerMin),
    send(values, sum) {
      funnel('walletSubmitForm', 'deposit');
      const asked = { amount: sum, fields: wireFields(methodFields, values), ...bonus.request(sum) };
      return deposit.ask(asked, (error) => payment.refusalOf(error) ?? limitRefusal(error));
    },
  });
  const { form, limits, amount } = payment;

  // Paid on a page of the provider's: the button says where it leads.
  const isElsewhere = method.processingType === 'form';

  // Without a connection its chunk could not be loaded when it is needed.
  useEffect(() => preloadModal('deposit-error'), []);

  if (deposit.started !== null) {
    return (
      <NextStep label={name}>
        <PaymentPanelSlot invoiceId={deposit.started.invoiceId} onAgain={deposit.startAgain} onDone={onDone} started={deposit.started} />
      </NextStep>
    );
  }
  if (deposit.blockedPage !== null) {
    return (
      <NextStep label={name}>
        <BlockedPage method={name} onDone={onDone} url={deposit.blockedPage} />
      </NextStep>
    );
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (form.canSubmit) deposit.openPage();
    form.element.onSubmit(event);
  }

  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  const reason = !amount.isWithin
    ? text('modals.wallet.amount.outOfRange', sums)
    : payment.fault
      ? text(`modals.wallet.fields.${payment.fault}`)
      : undefined;
  return (
    <form {...form.element} className={styles.form} onSubmit={onSubmit}>
      <FormField form={form} name="amount">
        {(control) => (
          <AmountWithPresets
            control={control}
            limits={limits}
            money={money}
            presets={method.presets.map((preset) => ({ amount: preset.amount, label: money.format(preset.amount) }))}
          />
        )}
      </FormField>
      {form.serverErrors.amount === undefined && <LimitNotes currency={account.currency} most={limits.max} />}
      <MethodFields fields={methodFields} payment={payment} />
      <BonusPicker amount={amount.clamped} bonus={bonus} />
      <FormAlert>{form.hint}</FormAlert>
      <div className={styles.submit}>
        {/* Before it is known what goes with it, a deposit would go without: a code that waits for it would be lost. */}
        <HeldButton reason={reason} isBlock isLoading={form.isSubmitting || !bonus.isSettled} size="lg" type="submit" variant="primary">
          <span className={styles.twoLines}>
            {text('modals.wallet.deposit.submit', { sum: money.format(amount.clamped) })}
            <ExpectedBonus amount={amount.clamped} bonus={bonus} />
            {isElsewhere && <small>{text('modals.wallet.deposit.continue', { method: name })}</small>}
          </span>
        </HeldButton>
        {reason === undefined && (
          <p className={styles.note}>{text.dynamic('modals.payment.next', method.processingType, { method: name })}</p>
        )}
      </div>
    </form>
  );
}

/** What follows the form, whose button had the focus. */
function NextStep({ label, children }: { label: string; children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <div aria-label={label} ref={step} role="group" tabIndex={-1}>
      {children}
    </div>
  );
}
