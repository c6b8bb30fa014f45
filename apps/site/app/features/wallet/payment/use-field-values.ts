import type { MethodField } from '@verdigale/contract';
import { ApiError } from '@verdigale/client';
import { fixedMethodField, judgeMethodField, type RuleSet } from '@verdigale/validation';
import { useEffect, useState } from 'react';
import { preloadPhoneTools } from '#app/forms/fields/phone-tools.ts';
import { useRootData } from '#app/root-data.ts';

/** The values of a method's fields, which of them were left, and what the platform said of them. */
export function useFieldValues(fields: readonly MethodField[]) {
  const { showWalletFilledFields } = useRootData().settings;
  const extra = usePhoneRules(fields.some(({ key }) => key === 'phone'));
  const filled = Object.fromEntries(fields.map(({ key, value }) => [key, value ?? '']));
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  // Fields that the platform refused; they stay, though they came filled.
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const values: Record<string, string> = { ...filled, ...typed };
  const judge = (field: MethodField, of: Record<string, string>) => judgeMethodField(field, { fields, values: of }, { extra });
  const isWrong = (field: MethodField) => field.value !== null && judge(field, filled) !== undefined;

  return {
    values,
    serverErrors,
    isValid: fields.every((field) => !judge(field, values)) && Object.keys(serverErrors).length === 0,
    /** The rule that a field breaks, once the player has left it; of what came filled with something wrong, at once. */
    failureOf: (field: MethodField) => (touched.has(field.key) || isWrong(field) ? judge(field, values) : undefined),
    /** Filled fields are not asked for again, unless the operator wants it, or they are wrong. (W 5) */
    isAsked: (field: MethodField) =>
      field.value === null || field.key === fixedMethodField || showWalletFilledFields || isWrong(field) || refused.has(field.key),
    onTouch: (key: string) => setTouched((before) => new Set(before).add(key)),
    onChange(key: string, value: string) {
      setTyped((before) => ({ ...before, [key]: value }));
      setServerErrors(({ [key]: _, ...others }) => others);
    },
    /** Takes the errors of a 422; false when none of them belongs to a field of this form. */
    refuse(error: unknown): boolean {
      if (!(error instanceof ApiError) || error.status !== 422) return false;
      const known = [...fields.map(({ key }) => key), 'amount'];
      const mine = Object.entries(error.fields).filter(([key]) => known.includes(key));
      setServerErrors(Object.fromEntries(mine.map(([key, messages]) => [key, messages[0] ?? ''])));
      setRefused((before) => new Set([...before, ...mine.map(([key]) => key)]));
      return mine.length > 0;
    },
    clearAmountError: () => setServerErrors(({ amount: _, ...others }) => others),
  };
}

export type MethodForm = ReturnType<typeof useFieldValues>;

/** Until the rules are there, or when they cannot be loaded, a phone is judged by the platform alone. */
const unjudged: RuleSet = { phone: () => () => true };

/** The rules of phones; their data is large, so it comes with the first form that has a phone. */
function usePhoneRules(isNeeded: boolean): RuleSet {
  const [rules, setRules] = useState(unjudged);
  useEffect(() => {
    if (isNeeded)
      preloadPhoneTools().then(
        ({ phoneRules }) => setRules(phoneRules),
        () => undefined,
      );
  }, [isNeeded]);
  return rules;
}
