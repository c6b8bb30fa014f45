import type { Limit } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import type { RuleFailure } from '@verdigale/validation';
import { showAlert } from '#app/alerts/show-alert.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useMoney } from '#app/money/use-money.ts';
import { refetchLimits } from '#app/queries/player.ts';
import { callApi } from '#app/session/index.ts';
import { judgeAmount, LimitAmount, mostAmount } from './limit-amount.tsx';
import { activeLimits } from './limit-groups.ts';
import styles from './limits.module.css';
import { useLimits } from './use-limits.ts';

/** The limit on money that a modal's flag names; undefined while it is on its way, when there is none, and when they did not load. */
export function useOwnLimit(id: string): { limit: Limit | undefined; isPending: boolean; isError: boolean; refetch: () => unknown } {
  const { limits, isError, refetch } = useLimits();
  const limit = activeLimits(limits ?? []).find((each) => each.id === id && each.currency !== null);
  return { limit, isPending: !limits && !isError, isError, refetch };
}

/** Why this is no new amount of the limit; null where it is one. */
function whyNot(wish: number | null, { amount, setBy }: Limit): 'same' | 'zero' | 'operator' | null {
  const present = amount ?? 0;
  if (wish === present) return 'same';
  // Nothing at all is what a break is for. (wire 5.3)
  if (wish === 0) return 'zero';
  return isLooser(wish, present) && setBy === 'operator' ? 'operator' : null;
}

const isLooser = (wish: number | null, present: number) => wish !== null && wish > present;

/** Another amount: a lower one holds at once, a higher one waits for a day and for the player's word. (LIM-01) */
export function EditLimitForm({ limit, onDone }: { limit: Limit; onDone: () => void }) {
  const text = useContent('modals');
  const texts = useFieldTexts();
  const money = useMoney()(limit.currency ?? '');
  const present = limit.amount ?? 0;
  const form = useForm({
    defaultValues: { amount: money.toText(present) },
    judge({ amount }): Record<string, RuleFailure[]> {
      const failures = judgeAmount(amount, money);
      return failures.length > 0 ? { amount: failures } : {};
    },
    texts: {
      message(name, failure) {
        if (failure.rule !== 'between') return texts.message(name, failure);
        return text('modals.addCashLimit.between', { min: money.format(0), max: money.format(mostAmount) });
      },
    },
    async send({ amount }) {
      const wish = money.fromText(amount) ?? present;
      try {
        await callApi('player.limits.change', { params: { id: limit.id }, body: { period: limit.period, amount: wish } });
      } catch (error) {
        const failure = formFailureOf(error);
        if (failure.kind === 'fields') return { fields: failure.fields };
        throw error;
      }
      await refetchLimits();
      void showAlert(wish > present ? 'limit.cashLimitEditLargeAmount' : 'limit.cashLimitEditSmallerAmount');
      onDone();
      return null;
    },
  });
  const wish = money.fromText(form.values.amount);
  const reason = whyNot(wish, limit);
  const label = text('modals.addCashLimit.labels.amount');
  return (
    <form {...form.element} className={styles.form}>
      <p className={styles.note}>{text('modals.editCashLimit.present', { sum: money.format(present) })}</p>
      <FormAlert>{form.hint}</FormAlert>
      <FormField form={form} name="amount">
        {(control) => <LimitAmount control={control} label={label} money={money} />}
      </FormField>
      <p className={styles.note} role="status">
        {text(isLooser(wish, present) ? 'modals.editCashLimit.larger' : 'modals.editCashLimit.smaller')}
      </p>
      <SubmitBar
        form={reason === null ? form : { ...form, canSubmit: false }}
        labelOf={() => label}
        reason={reason === null ? undefined : (text.dynamic('modals.editCashLimit.reasons', reason) ?? undefined)}
      >
        {text('modals.editCashLimit.submit')}
      </SubmitBar>
    </form>
  );
}
