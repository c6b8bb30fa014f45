import type { RuleSpec } from './rule.ts';

const required: RuleSpec = { rule: 'required' };
const newPassword: readonly RuleSpec[] = [{ rule: 'min', arguments: '6' }];
const name: readonly RuleSpec[] = [{ rule: 'min', arguments: '2' }];

/** The fixed rules of the players' forms, by field name. (A 5) */
export const fieldRules: Readonly<Record<string, readonly RuleSpec[]>> = {
  password: newPassword,
  password_confirmation: [required, { rule: 'confirmed', arguments: 'password' }],
  currentPassword: [required],
  newPassword: [required, ...newPassword],
  repeatNewPassword: [required, { rule: 'confirmed', arguments: 'newPassword' }],
  firstName: name,
  lastName: name,
  personalIdNumber: name,
  email: [{ rule: 'email' }],
  phone: [{ rule: 'phone' }],
  birthdate: [{ rule: 'date' }],
  age: [{ rule: 'integer' }],
  cpf_number: [{ rule: 'cpf_number' }],
};

/** What a field of the validations call says about itself. */
export interface FieldDefinition {
  readonly name: string;
  readonly isRequired: boolean;
  readonly rules?: readonly RuleSpec[];
}

/** All the rules of a field: required first, then the fixed ones, then the server's own, which replace fixed ones. */
export function rulesOf(field: FieldDefinition): RuleSpec[] {
  const own = field.rules ?? [];
  const fixed = Object.hasOwn(fieldRules, field.name) ? (fieldRules[field.name] ?? []) : [];
  const kept = fixed.filter(({ rule }) => !own.some((other) => other.rule === rule));
  const rules = [...kept, ...own];
  const isRequired = field.isRequired || rules.some(({ rule }) => rule === 'required');
  return [...(isRequired ? [required] : []), ...rules.filter(({ rule }) => rule !== 'required')];
}

/** The sign-in form: a password, and a login that is an e-mail or, on the phone tab, a phone. (A 5) */
export function signInRules(type: 'email' | 'phone'): Readonly<Record<'login' | 'password', readonly RuleSpec[]>> {
  return { login: [required, { rule: type }], password: [required] };
}
