import type { Field } from '@verdigale/contract';
import { rulesOf, validateFields, type RuleFailure, type RuleSet, type RuleSpec } from '@verdigale/validation';

/** What a person fills in: a text, or a tick. */
export type FormValues = Record<string, string | boolean>;

export type FieldKind =
  | 'email'
  | 'phone'
  | 'password'
  | 'country'
  | 'currency'
  | 'timeZone'
  | 'gender'
  | 'date'
  | 'integer'
  | 'taxNumber'
  | 'postalCode'
  | 'promoCode'
  | 'checkbox'
  | 'text';

const kinds: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  phone: 'phone',
  password: 'password',
  password_confirmation: 'password',
  country: 'country',
  nationality: 'country',
  timeZone: 'timeZone',
  gender: 'gender',
  birthdate: 'date',
  age: 'integer',
  cpf_number: 'taxNumber',
  postalCode: 'postalCode',
  currency: 'currency',
  bonusCode: 'promoCode',
  agreements: 'checkbox',
  receiveEmailPromo: 'checkbox',
  receiveSmsPromo: 'checkbox',
  receiveBonus: 'checkbox',
};

export function kindOf({ name }: Pick<Field, 'name'>): FieldKind {
  return Object.hasOwn(kinds, name) ? (kinds[name] ?? 'text') : 'text';
}

/** Whether the field carries the star: it says so, or one of its rules does. */
export function isRequired(field: Field): boolean {
  return rulesOf(field).some(({ rule }) => rule === 'required');
}

/** A value as it travels: a tick is 1, no tick is empty where one is required and 0 elsewhere. (A 5) */
export function wireValue(field: Field, value: string | boolean | undefined): string | number {
  if (kindOf(field) !== 'checkbox') return typeof value === 'string' ? value : '';
  return value === true ? 1 : isRequired(field) ? '' : 0;
}

/** The rules that the form does not meet yet, by field; empty when it may be sent. */
export function judgeFields(values: FormValues, fields: readonly Field[], extra: RuleSet = {}): Record<string, RuleFailure[]> {
  const sent = Object.fromEntries(fields.map((field) => [field.name, wireValue(field, values[field.name])]));
  return validateFields(sent, Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)])), { extra });
}

const comparing = new Set(['confirmed', 'different', 'before', 'before_or_equal', 'after', 'after_or_equal', 'date_equals', 'required_if']);

/** The fields whose rules look at this one: they are judged again when it changes. */
export function dependentsOf(name: string, fields: readonly Field[]): string[] {
  const looksAt = ({ rule, arguments: given }: RuleSpec) =>
    comparing.has(rule) && [given].flat().some((argument) => argument?.split(',')[0] === name);
  return fields.filter((field) => rulesOf(field).some(looksAt)).map((field) => field.name);
}

/** The shortest password that the platform takes, null when it sets none. */
export function shortestPassword(field: Field): number | null {
  const given = rulesOf(field).find(({ rule }) => rule === 'min')?.arguments;
  return typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : null;
}
