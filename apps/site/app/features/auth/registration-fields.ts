import type { Field } from '@verdigale/contract';
import { rulesOf, validateFields, type RuleFailure, type RuleSet, type RuleSpec } from '@verdigale/validation';

/** What a person fills in: a text, or a tick. */
export type RegistrationValues = Record<string, string | boolean>;

/** By what a new player will sign in. */
export type RegistrationType = 'email' | 'phone';

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

/** Which ways to register a form offers, the first one chosen: those of the platform, unless the brand's texts want one. (REG-02) */
export function registrationTypes(enabled: Readonly<Record<RegistrationType, boolean>>, tabsDisplay: string | null): RegistrationType[] {
  const types = (['email', 'phone'] as const).filter((type) => enabled[type]);
  const wanted = types.filter((type) => type === tabsDisplay);
  return wanted.length > 0 ? wanted : types;
}

/** Consent to a way of writing that the new player has not given. */
const consentOfOther = { email: 'receiveSmsPromo', phone: 'receiveEmailPromo' } as const;

/**
 * The fields of one way to register: its own field first and required, whatever the list says of it; without the consent to
 * the other way; the language never, since the page has one. (W 2.2)
 */
export function shownFields(fields: readonly Field[], type: RegistrationType): Field[] {
  const own = fields.find(({ name }) => name === type) ?? ownField(type);
  const others = fields.filter(({ name, isVisible }) => isVisible && ![type, 'locale', consentOfOther[type]].includes(name));
  return [{ ...own, isRequired: true, isVisible: true }, ...others.toSorted((a, b) => a.position - b.position)];
}

/** For a platform that does not list what each way has anyway. */
const ownField = (name: RegistrationType): Field => ({
  id: 0,
  name,
  description: '',
  isRequired: true,
  isVisible: true,
  editable: true,
  position: 0,
  rules: [],
});

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
export function judgeRegistration(
  values: RegistrationValues,
  fields: readonly Field[],
  extra: RuleSet = {},
): Record<string, RuleFailure[]> {
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
