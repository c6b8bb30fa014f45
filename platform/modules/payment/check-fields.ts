import { rulesOf, validate, type RuleSpec } from '@verdigale/validation';
import { phoneRules } from '@verdigale/validation/phone-max';
import { AppError } from '#kernel';
import type { Field } from './method.ts';

export type FieldValues = Record<string, string | null>;

/** The rules of a method's field, as the browser applies them too: phone and cpf_number have their own, else the regexp. (W 5) */
function rulesOfField({ key, isRequired, regexp }: Field): RuleSpec[] {
  const rules = regexp && key !== 'phone' && key !== 'cpf_number' ? [{ rule: 'regex', arguments: regexp }] : [];
  return rulesOf({ name: key, isRequired, rules });
}

/** The values of a method's own fields; throws invalid with every field that fails or is not the method's. */
export function checkFields(fields: readonly Field[], given: FieldValues = {}): Record<string, string> {
  const failures: Record<string, string[]> = {};
  const values: Record<string, string> = {};
  for (const field of fields) {
    const value = given[field.key] ?? field.value ?? '';
    const [failed] = validate(value, rulesOfField(field), { extra: phoneRules });
    if (failed) failures[field.key] = [failed.rule === 'required' ? 'is required' : 'is invalid'];
    else if (field.options && value && !field.options.some(({ id }) => id === value)) failures[field.key] = ['is not one of the options'];
    else if (value) values[field.key] = value;
  }
  const known = new Set(fields.map(({ key }) => key));
  for (const key of Object.keys(given)) if (!known.has(key)) failures[key] = ['is unknown'];
  if (Object.keys(failures).length > 0) throw new AppError('invalid', 'fields of the payment method', { fields: failures });
  return values;
}
