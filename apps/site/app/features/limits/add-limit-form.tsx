import { useQuery } from '@tanstack/react-query';
import { RadioCards } from '@verdigale/ui/radio-cards';
import { Select } from '@verdigale/ui/select';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useCurrencies } from '#app/money/use-money.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { LimitAmount } from './limit-amount.tsx';
import styles from './limits.module.css';
import { useAddLimit, type NewLimit } from './use-add-limit.ts';
import { useLimits } from './use-limits.ts';
import { usePlayerAccounts } from './use-player-accounts.ts';

/**
 * Sets a limit on money: a period, the shortest that is free unless another is chosen, one of the player's currencies, and an amount that nobody
 * proposes. With what leads here, two presses and the amount. (LIM-01)
 */
export function AddLimitForm(props: Pick<NewLimit, 'definition' | 'onDone'>) {
  const text = useContent('profile');
  const { limits, isError, refetch } = useLimits();
  const { accounts, active, ...ownAccounts } = usePlayerAccounts();
  const constants = useQuery(constantsQuery);
  const { isKnown } = useCurrencies();
  // What is known stays of use when a later question failed.
  if (isError || ownAccounts.isError || (constants.isError && !constants.data)) {
    const retry = () => Promise.all([refetch(), ownAccounts.refetch(), constants.refetch()]);
    return <LoadFailed onRetry={retry} title={text('profile.limits.own.failed')} />;
  }
  if (!limits || !accounts || !active || !constants.data || !isKnown) return <Skeleton blockSize="18rem" inlineSize="100%" shape="box" />;
  const { cashPeriod, holdAcrossCurrencies = false } = constants.data.player.limit;
  const periods = cashPeriod.map(({ id }) => String(id));
  return <FilledForm {...props} accounts={accounts} active={active} isOfAll={holdAcrossCurrencies} limits={limits} periods={periods} />;
}

interface FilledFormProps extends NewLimit {
  /** What is done in all currencies counts. */
  isOfAll: boolean;
}

function FilledForm({ definition, onDone, limits, accounts, active, periods, isOfAll }: FilledFormProps) {
  const text = useContent('modals', 'globalComponents');
  const { form, money, currencies, isFree, isUsed } = useAddLimit({ definition, onDone, limits, accounts, active, periods });
  const { period } = form.values;
  const label = (name: string) => text.dynamic('modals.addCashLimit.labels', name) ?? name;
  return (
    <form {...form.element} className={styles.form}>
      <p className={styles.note}>{text('modals.addCashLimit.text')}</p>
      <FormAlert>{form.hint}</FormAlert>
      <FormField form={form} name="period">
        {({ value, error, onChange }) => (
          <RadioCards
            columns={3}
            error={error}
            isRequired
            label={label('period')}
            onChange={onChange}
            options={periods.map((id) => ({
              value: id,
              title: text.dynamic('globalComponents.constants.limitPeriods', id) ?? id,
              description: isFree(id) ? undefined : text('modals.addCashLimit.used'),
              isDisabled: !isFree(id),
            }))}
            value={value || null}
          />
        )}
      </FormField>
      {currencies.length > 1 && (
        <FormField form={form} name="currency">
          {({ value, error, onChange, onBlur }) => (
            <Select
              // Known at once, whichever of the two was chosen last.
              error={error ?? (isUsed(period, value) ? text('modals.addCashLimit.usedPair') : undefined)}
              hint={isOfAll && text('modals.addCashLimit.allCurrencies')}
              isRequired
              label={label('currency')}
              onBlur={onBlur}
              onChange={onChange}
              options={currencies.map((code) => ({ value: code, label: code, isDisabled: isUsed(period, code) }))}
              value={value}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="amount">
        {(control) => <LimitAmount control={control} hint={text('modals.addCashLimit.hint')} label={label('amount')} money={money} />}
      </FormField>
      <SubmitBar form={form} labelOf={label}>
        {text('modals.addCashLimit.submit')}
      </SubmitBar>
    </form>
  );
}
