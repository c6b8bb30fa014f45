import type { Field } from '@verdigale/contract';
import { rulesOf, validateFields, type RuleFailure, type RuleSpec } from '@verdigale/validation';

/** What a person fills in: a text, or a tick. */
export type RegistrationValues = Record<string, string | boolean>;

export type FieldKind = 'email' | 'password' | 'country' | 'currency' | 'promoCode' | 'checkbox' | 'text';

const kinds: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  password: 'password',
  password_confirmation: 'password',
  country: 'country',
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

/** The fields of the form by e-mail, in their order: the e-mail first and required, consent to SMS left out. (W 2.2) */
export function shownFields(fields: readonly Field[]): Field[] {
  const shown = fields.filter(({ name, isVisible }) => isVisible && name !== 'receiveSmsPromo');
  const rank = ({ name, position }: Field) => (name === 'email' ? -Infinity : position);
  return shown.map((field) => (field.name === 'email' ? { ...field, isRequired: true } : field)).toSorted((a, b) => rank(a) - rank(b));
}

/** Whether the field carries the star: it says so, or one of its rules does. */
export function isRequired(field: Field): boolean {
  return rulesOf(field).some(({ rule }) => rule === 'required');
}

/** Presets of the platform; ticks as the brand's texts want them at the start. (A 5) */
export function startValues(fields: readonly Field[], isTicked: (name: string) => boolean): RegistrationValues {
  return Object.fromEntries(
    fields.map((field) => {
      if (kindOf(field) === 'checkbox') return [field.name, isTicked(field.name)];
      return [field.name, typeof field.value === 'string' ? field.value : ''];
    }),
  );
}

/** A value as it travels: a tick is 1, no tick is empty where one is required and 0 elsewhere. (A 5) */
export function wireValue(field: Field, value: string | boolean | undefined): string | number {
  if (kindOf(field) !== 'checkbox') return typeof value === 'string' ? value : '';
  return value === true ? 1 : isRequired(field) ? '' : 0;
}

/** The rules that the form does not meet yet, by field; empty when it may be sent. */
export function judgeRegistration(values: RegistrationValues, fields: readonly Field[]): Record<string, RuleFailure[]> {
  const sent = Object.fromEntries(fields.map((field) => [field.name, wireValue(field, values[field.name])]));
  return validateFields(sent, Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)])));
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
