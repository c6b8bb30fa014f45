import { faultsOf, statusOf } from '@verdigale/client';
import type { MethodField } from '@verdigale/contract';
import { fixedMethodField, judgeMethodField, type RuleFailure, type RuleSet } from '@verdigale/validation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { useForm, type Form, type Refusal } from '#app/forms/use-form.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useRootData } from '#app/root-data.ts';
import { readAmount, type Limits, type ReadAmount } from './read-amount.ts';
import { networkKey } from './use-methods.ts';

/** The amount, and the method's fields by key. */
export type PaymentValues = Record<string, string>;

interface PaymentFormOptions {
  fields: readonly MethodField[];
  money: CurrencyMoney;
  /** What one payment may be in this network. */
  limitsIn: (network: string | undefined) => Limits;
  /** The minimum unless given. */
  start?: number | undefined;
  send: (values: PaymentValues, amount: number) => Promise<Refusal>;
}

export interface PaymentForm {
  form: Form<PaymentValues>;
  limits: Limits;
  amount: ReadAmount;
  /** What keeps the fields from being sent: one is missing or not as it should be, or marked as the platform refused it; null when nothing does. */
  fault: 'missing' | 'marked' | null;
  /** Filled fields are not asked for again, unless the operator wants it, or they are wrong. (W 5) */
  isAsked: (field: MethodField) => boolean;
  /** What a 422 says of this form; null when none of it belongs there. */
  refusalOf: (error: unknown) => Refusal | null;
}

/** The form of a payment: an amount within the method's limits, and the fields that the method asks for. (W 5) */
export function usePaymentForm({ fields, money, limitsIn, start, send }: PaymentFormOptions): PaymentForm {
  const text = useContent('modals', 'fieldsSettings');
  const { showWalletFilledFields } = useRootData().settings;
  const extra = usePhoneRules(fields.some(({ key }) => key === 'phone'));
  const filled = Object.fromEntries(fields.map(({ key, value }) => [key, value ?? '']));
  // Fields that the platform refused; they stay, though they came filled.
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const judge = (field: MethodField, values: PaymentValues) => judgeMethodField(field, { fields, values }, { extra });
  const isWrong = (field: MethodField) => field.value !== null && judge(field, filled) !== undefined;
  const amountIn = (values: PaymentValues) => readAmount(values.amount ?? '', money, limitsIn(values[networkKey]));

  const form = useForm<PaymentValues>({
    defaultValues: { ...filled, amount: money.toText(start ?? limitsIn(filled[networkKey]).min) },
    judge(values) {
      const failed = fields.flatMap((field): [string, RuleFailure[]][] => {
        const failure = judge(field, values);
        return failure ? [[field.key, [failure]]] : [];
      });
      return Object.fromEntries(amountIn(values).isWithin ? failed : [...failed, ['amount', [{ rule: 'between', params: {} }]]]);
    },
    texts: {
      message(name, { rule, params }) {
        if (name === 'amount') return text('modals.wallet.amount.outOfRange', sums);
        return text.dynamic('fieldsSettings.validationMessages', rule, params) ?? text('modals.wallet.fields.invalid');
      },
    },
    send: (values) => send(values, amountIn(values).clamped),
  });
  const limits = limitsIn(form.values[networkKey]);
  const sums = { min: money.format(limits.min), max: money.format(limits.max) };
  // Something wrong that a field came filled with is said at once, a chosen option decides what other fields may hold, and rules may come after a field was left.
  const basis = fields.map((field) => (isWrong(field) ? field.key : (field.options && form.values[field.key]) || '')).join(' ');
  const judgeAgain = useEffectEvent(() => {
    const due = fields.filter((field) => isWrong(field) || form.getFieldState(field.key).isTouched);
    if (due.length > 0) void form.trigger(due.map(({ key }) => key));
  });
  useEffect(() => {
    if (basis.trim() !== '' || extra !== unjudged) judgeAgain();
  }, [basis, extra]);

  return {
    form,
    limits,
    amount: amountIn(form.values),
    fault: form.unmet.some((name) => name !== 'amount') ? 'missing' : Object.keys(form.serverErrors).length > 0 ? 'marked' : null,
    isAsked: (field) =>
      field.value === null || field.key === fixedMethodField || showWalletFilledFields || isWrong(field) || refused.has(field.key),
    refusalOf(error) {
      const faults = statusOf(error) === 422 ? Object.entries(faultsOf(error)) : [];
      const mine = faults.filter(([key]) => Object.hasOwn(form.values, key));
      if (mine.length === 0) return null;
      setRefused((before) => new Set([...before, ...mine.map(([key]) => key)]));
      // The platform's words are of no language of the page: they stand behind some that are.
      return { fields: Object.fromEntries(mine.map(([key, reason]) => [key, text('modals.wallet.fields.refused', { reason })])) };
    },
  };
}

/** Until the rules are there a phone is judged by the platform alone. */
const unjudged: RuleSet = { phone: () => () => true };

/** The rules of phones; their data is large, so it comes with the first form that has a phone. */
function usePhoneRules(isNeeded: boolean): RuleSet {
  const [rules, setRules] = useState(unjudged);
  useEffect(() => {
    if (isNeeded) void preloadPhoneTools().then(({ phoneRules }) => setRules(phoneRules));
  }, [isNeeded]);
  return rules;
}
