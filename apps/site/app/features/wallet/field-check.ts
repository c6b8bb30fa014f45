import type { MethodField } from '@verdigale/contract';
import { rulesOf, validate, type RuleFailure } from '@verdigale/validation';

/** The first rule that a field's value breaks; the platform applies the same rules. Phones are judged by the platform alone. (W 5) */
export function firstFailure({ key, isRequired, regexp }: MethodField, value: string): RuleFailure | undefined {
  if (key === 'phone') return validate(value, isRequired ? [{ rule: 'required' }] : [])[0];
  const rules = regexp && key !== 'cpf_number' ? [{ rule: 'regex', arguments: regexp }] : [];
  return validate(value, rulesOf({ name: key, isRequired, rules }))[0];
}

/** A phone leaves with a leading plus; an empty optional field does not leave at all. (W 5) */
export function wireFields(fields: readonly MethodField[], values: Readonly<Record<string, string>>): Record<string, string> {
  const filled = fields.map(({ key }) => [key, values[key]?.trim() ?? ''] as const).filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([key, value]) => [key, key === 'phone' && !value.startsWith('+') ? `+${value}` : value]));
}
