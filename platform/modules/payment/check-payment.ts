import type { Money } from '@verdigale/money';
import { AppError } from '#kernel';
import { amountFault, parseAmount } from './amount.ts';
import { checkFields, limitsWith, type FieldValues } from './check-fields.ts';
import type { Limits, Method } from './method.ts';

/** The requested payment, checked; throws invalid with everything that is wrong, on `amount` and each field. The network's own limits count, unless others are given. */
export function checkPayment(
  method: Method,
  asked: { amount: number; fields?: FieldValues },
  currency: { currency: string; exponent: number },
  limits: Limits = limitsWith(method, asked.fields),
): { sum: Money; fields: Record<string, string> } {
  const unit = { code: currency.currency, exponent: currency.exponent };
  const sum = parseAmount(asked.amount, unit);
  const fault = amountFault(sum, unit, limits);
  const { values, faults } = checkFields(method.fields, asked.fields);
  const wrong = Object.entries({ ...faults, ...(fault ? { amount: [fault] } : {}) });
  if (sum === null || wrong.length > 0) throw AppError.invalidFields(wrong);
  return { sum, fields: values };
}
