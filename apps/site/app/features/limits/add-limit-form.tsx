import { useQuery } from '@tanstack/react-query';
import type { Account, Limit } from '@verdigale/contract';
import { RadioCards } from '@verdigale/ui/radio-cards';
import { Select } from '@verdigale/ui/select';
import { Skeleton } from '@verdigale/ui/skeleton';
import type { RuleFailure } from '@verdigale/validation';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { refetchLimits } from '#app/queries/player.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { callApi } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { isPeriodFree, usedCurrencies } from './free-pairs.ts';
import { judgeAmount, LimitAmount, mostAmount } from './limit-amount.tsx';
import styles from './limits.module.css';
import { useLimits } from './use-limits.ts';
import { usePlayerAccounts } from './use-player-accounts.ts';

interface AddLimitProps {
  /** 1 bet, 2 loss, 3 deposit. */
  definition: number;
  onDone: () => void;
}

/**
 * Sets a limit on money: a period, the shortest that is free unless another is chosen, one of the player's currencies, and an amount that nobody
 * proposes. With what leads here, two presses and the amount. (LIM-01)
 */
export function AddLimitForm(props: AddLimitProps) {
  const text = useContent('profile');
  const { limits, isError, refetch } = useLimits();
  const { accounts, active, ...ownAccounts } = usePlayerAccounts();
  const constants = useQuery(constantsQuery);
  const { isKnown } = useCurrencies();
  if (isError || ownAccounts.isError || constants.isError) {
    const retry = () => Promise.all([refetch(), ownAccounts.refetch(), constants.refetch()]);
    return <LoadFailed onRetry={retry} title={text('profile.limits.own.failed')} />;
  }
  if (!limits || !accounts || !active || !constants.data || !isKnown) return <Skeleton blockSize="18rem" inlineSize="100%" shape="box" />;
  const periods = constants.data.player.limit.cashPeriod.map(({ id }) => String(id));
  return <FilledForm {...props} accounts={accounts} active={active} limits={limits} periods={periods} />;
}

interface FilledFormProps extends AddLimitProps {
  limits: readonly Limit[];
  accounts: readonly Account[];
  active: Account;
  periods: readonly string[];
}

function FilledForm({ definition, onDone, limits, accounts, active, periods }: FilledFormProps) {
  const text = useContent('modals', 'globalComponents');
  const texts = useFieldTexts();
  const moneyOf = useMoney();
  const currencies = accounts.map(({ currency }) => currency);
  const isUsed = (period: string, currency: string) => usedCurrencies(limits, definition, period).has(currency);
  const form = useForm({
    defaultValues: {
      period: periods.find((id) => isPeriodFree(limits, definition, id, currencies)) ?? '',
      currency: active.currency,
      amount: '',
    },
    judge({ period, currency, amount }) {
      const found: [string, RuleFailure[]][] = [
        ['period', period === '' ? [{ rule: 'required', params: {} }] : []],
        ['currency', isUsed(period, currency) ? [{ rule: 'used', params: {} }] : []],
        ['amount', judgeAmount(amount, moneyOf(currency))],
      ];
      return Object.fromEntries(found.filter(([, failures]) => failures.length > 0));
    },
    texts: {
      message(name, failure) {
        if (failure.rule === 'used') return text('modals.addCashLimit.usedPair');
        if (failure.rule === 'between') return text('modals.addCashLimit.between', between);
        return texts.message(name, failure);
      },
    },
    async send({ period, currency, amount }) {
      try {
        await callApi('player.limits.create', { body: { definition, period, currency, amount: moneyOf(currency).fromText(amount) } });
      } catch (error) {
        const failure = formFailureOf(error);
        if (failure.kind === 'fields') return { fields: failure.fields };
        throw error;
      }
      await refetchLimits();
      void showAlert('limit.cashLimitAdd');
      onDone();
      return null;
    },
  });
  const { period, currency } = form.values;
  const money = moneyOf(currency);
  const between = { min: money.format(0), max: money.format(mostAmount) };
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
            options={periods.map((id) => {
              const isFree = isPeriodFree(limits, definition, id, currencies);
              return {
                value: id,
                title: text.dynamic('globalComponents.constants.limitPeriods', id) ?? id,
                description: isFree ? undefined : text('modals.addCashLimit.used'),
                isDisabled: !isFree,
              };
            })}
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
