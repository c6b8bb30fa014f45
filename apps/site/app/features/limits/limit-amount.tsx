import { AmountField } from '@verdigale/ui/field';
import { cleanAmount, type RuleFailure } from '@verdigale/validation';
import type { ReactNode } from 'react';
import type { FieldControl } from '#app/forms/form-field.tsx';
import type { CurrencyMoney } from '#app/money/use-money.ts';

/** Of a limit on money, in main units. (wire 5.3) */
export const mostAmount = 1_000_000;

/** What is wrong with the amount of a limit, as the rules of a form say it; nothing when it may be sent. */
export function judgeAmount(text: string, money: CurrencyMoney): RuleFailure[] {
  if (text === '') return [{ rule: 'required', params: {} }];
  const amount = money.fromText(text);
  return amount === null || amount > mostAmount ? [{ rule: 'between', params: {} }] : [];
}

interface LimitAmountProps {
  control: FieldControl;
  money: CurrencyMoney;
  label: string;
  hint?: ReactNode;
}

/** The amount of a limit. Nothing is proposed: proposals lead to higher limits. */
export function LimitAmount({ control: { value, error, onChange, onBlur }, money, label, hint }: LimitAmountProps) {
  return (
    <AmountField
      clean={(typed) => cleanAmount(typed, money.unit.exponent)}
      error={error}
      hint={error === undefined && hint}
      isRequired
      label={label}
      name="amount"
      onBlur={onBlur}
      onValueChange={onChange}
      unit={money.unit.label}
      value={value}
    />
  );
}
