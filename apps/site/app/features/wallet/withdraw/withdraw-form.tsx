import type { MethodField } from '@verdigale/contract';
import { chosenOption } from '@verdigale/validation';
import { HeldButton } from '@verdigale/ui/held-button';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { AmountWithPresets } from '../payment/amount-with-presets.tsx';
import { MethodFields } from '../payment/method-fields.tsx';
import { localText, methodName, networkKey } from '../payment/use-methods.ts';
import { useWithdrawForm, type FilledWithdrawal, type WithdrawFormProps } from './use-withdraw-form.ts';
import styles from '../wallet.module.css';
import { WayAround } from './withdraw-refusal.tsx';
import { WithdrawReview } from './withdraw-review.tsx';

/** A withdrawal with one method: filled in, looked at once more, sent. */
export function WithdrawForm(props: WithdrawFormProps) {
  const filled = useWithdrawForm(props);
  return filled.reviewed === null ? <Fields {...props} filled={filled} /> : <Review {...props} filled={filled} sum={filled.reviewed} />;
}

interface StepProps extends WithdrawFormProps {
  filled: FilledWithdrawal;
}

function Fields({ account, money, filled }: StepProps) {
  const text = useContent('modals');
  const { fields, payment, limits, withdrawal, wasReviewed, changeNetwork } = filled;
  const { form, amount } = payment;
  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  function whyNot(): string | undefined {
    if (!limits.isEnough)
      return text('modals.wallet.withdraw.notEnough', { min: sums.min, available: money.format(account.withdrawalBalance) });
    if (!amount.isWithin) return text('modals.wallet.amount.outOfRange', sums);
    return payment.fault ? text(`modals.wallet.fields.${payment.fault}`) : undefined;
  }
  const reason = whyNot();
  // The tag stands by itself, with what it is for: one that is forgotten is the most common way to lose a payment.
  const tag = fields.filter(({ key }) => key === 'tag');
  return (
    <form {...form.element} className={styles.form}>
      <MethodFields fields={fields.filter(({ key }) => key === networkKey)} onChanged={changeNetwork} payment={payment} />
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
      <MethodFields fields={fields.filter(({ key }) => key !== networkKey && key !== 'tag')} payment={payment} />
      {tag.length > 0 && (
        <div className={styles.tag}>
          <MethodFields fields={tag} payment={payment} />
          <p className={styles.warning}>{text('modals.wallet.withdraw.warning')}</p>
        </div>
      )}
      <FormAlert>{withdrawal.hint}</FormAlert>
      <div className={styles.submit}>
        <HeldButton autoFocus={wasReviewed} reason={reason} isBlock size="lg" type="submit" variant="primary">
          {text('modals.wallet.withdraw.submit', { sum: money.format(amount.clamped) })}
        </HeldButton>
      </div>
    </form>
  );
}

function Review({ method, money, filled, sum: reviewed }: StepProps & { sum: number }) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { fields, payment, withdrawal, leaveReview, send } = filled;
  const sum = money.format(reviewed);
  const rows = [
    [text('modals.wallet.amount.label'), sum],
    [text('modals.wallet.method'), methodName(method, locale)],
    ...fields.map((field) => [localText(field.labels, locale) || field.key, shownValue(field, payment.form.values[field.key])] as const),
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

/** What was chosen goes by its name. */
const shownValue = (field: MethodField, value = '') => (field.options && chosenOption(field, value)?.name) || value;
