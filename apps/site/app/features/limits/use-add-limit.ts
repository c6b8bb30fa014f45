import type { Account, Limit } from '@verdigale/contract';
import type { RuleFailure } from '@verdigale/validation';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useMoney } from '#app/money/use-money.ts';
import { refetchLimits } from '#app/queries/player.ts';
import { callApi } from '#app/session/index.ts';
import { isPeriodFree, usedCurrencies } from './free-pairs.ts';
import { judgeAmount, mostAmount } from './limit-amount.tsx';

export interface NewLimit {
  /** 1 bet, 2 loss, 3 deposit. */
  definition: number;
  onDone: () => void;
  /** Those that the player has: each period and currency may have one. */
  limits: readonly Limit[];
  accounts: readonly Account[];
  active: Account;
  periods: readonly string[];
}

/** The form of a new limit on money, and which periods and currencies are left for one. */
export function useAddLimit({ definition, onDone, limits, accounts, active, periods }: NewLimit) {
  const text = useContent('modals');
  const texts = useFieldTexts();
  const moneyOf = useMoney();
  const currencies = accounts.map(({ currency }) => currency);
  const isUsed = (period: string, currency: string) => usedCurrencies(limits, definition, period).has(currency);
  const isFree = (period: string) => isPeriodFree(limits, definition, period, currencies);
  const form = useForm({
    defaultValues: { period: periods.find(isFree) ?? '', currency: active.currency, amount: '' },
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
  const money = moneyOf(form.values.currency);
  const between = { min: money.format(0), max: money.format(mostAmount) };
  return { form, money, currencies, isFree, isUsed };
}
