import type { Field } from '@verdigale/contract';
import type { RuleSpec } from '@verdigale/validation';
import type { RegistrationSettings } from '#config';
import { AppError, perKernel, type Kernel } from '#kernel';
import { bornBefore, publishFields, shownName, text, yesOrNo, yearsFrom, type FieldSpec } from './field-list.ts';
import { neededDetails } from './needed-details.ts';

/** By what the new player will sign in. */
export type RegistrationType = 'email' | 'phone';

/** Refuses a way of registering that the brand does not offer. Throws notFound. */
export function requireOffered({ config }: Pick<Kernel, 'config'>, type: RegistrationType): void {
  if (!config.registration[type]) throw new AppError('notFound', `no registration by ${type}`);
}

const optional = { isRequired: false };
const hidden = { isRequired: false, isVisible: false };
const countryCode = [{ rule: 'countryCode' }];
/** The rules of dates, phones and patterns read numbers too, which are not kept as text. */
const asText: RuleSpec = { rule: 'string' };

/** A brand may ask for more, not for less. (A 5) */
const fewestCharacters = 6;

/** What a registration always has. E-mail and phone are hidden since each way to register puts its own one first. (wire 2.2) */
const first: readonly FieldSpec[] = [
  { name: 'email', description: 'E-mail address', ...hidden, rules: text(254) },
  { name: 'phone', description: 'Phone number', ...hidden, rules: [asText] },
  {
    name: 'password',
    description: 'Password',
    rules: [...text(256), { rule: 'different', arguments: 'email' }, { rule: 'different', arguments: 'phone' }],
  },
  { name: 'password_confirmation', description: 'Password again' },
  { name: 'nickname', description: 'Name shown to other players', ...hidden, rules: shownName },
];

/** What a brand may ask for in addition, by naming the field in its settings. */
const askable: readonly FieldSpec[] = [
  { name: 'firstName', description: 'First name', rules: text(100) },
  { name: 'lastName', description: 'Last name', rules: text(100) },
  { name: 'birthdate', description: 'Date of birth', rules: [asText] },
  { name: 'age', description: 'Age in years' },
  { name: 'gender', description: 'Gender', rules: [{ rule: 'regex', arguments: '^(male|female)$' }] },
  { name: 'nationality', description: 'Nationality', rules: countryCode },
  { name: 'placeOfBirth', description: 'Place of birth', rules: text(100) },
  { name: 'city', description: 'City', rules: text(100) },
  { name: 'address', description: 'Street and number', rules: text(200) },
  { name: 'additionalAddress', description: 'Address, second line', rules: text(200) },
  { name: 'postalCode', description: 'Postal code', rules: text(20) },
  { name: 'personalIdNumber', description: 'Number of the identity document', rules: text(40) },
  { name: 'cpf_number', description: 'Brazilian tax number', rules: [asText] },
  { name: 'profession', description: 'Profession', rules: text(100) },
  { name: 'timeZone', description: 'Time zone', rules: text(64) },
];

const last: readonly FieldSpec[] = [
  { name: 'country', description: 'Country of residence', rules: countryCode },
  { name: 'currency', description: 'Currency of the first account', rules: [asText, { rule: 'regex', arguments: '^[A-Z0-9]{2,10}$' }] },
  { name: 'locale', description: 'Language', ...hidden, rules: [{ rule: 'regex', arguments: '^[a-z]{2}(-[a-z]{2})?$' }] },
  { name: 'bonusCode', description: 'Referral or promo code', ...optional, rules: [...text(64), { rule: 'alpha_dash' }] },
  { name: 'agreements', description: 'Of age, and agrees to the terms', rules: [{ rule: 'accepted' }] },
  { name: 'receiveEmailPromo', description: 'Wants offers by e-mail', ...optional, rules: yesOrNo },
  { name: 'receiveSmsPromo', description: 'Wants offers by SMS', ...optional, rules: yesOrNo },
];

/** A form needs these, and nobody but the player can fill them. */
const indispensable = ['password', 'password_confirmation', 'agreements'];

const asked = { isVisible: true, isRequired: true };

/** The fields of the registration as the brand wants them: what the site shows and checks, and what the platform checks again. */
const registrationFields = perKernel(({ config: { registration, protection } }: Kernel): Field[] => {
  const needed = Object.fromEntries(neededDetails(protection).map((name) => [name, asked]));
  return fieldsFor({ ...registration, fields: { ...registration.fields, ...needed } }, protection.leastAge);
});

export function fieldsFor(
  { fields: wanted = {}, ...settings }: Pick<RegistrationSettings, 'fields' | 'shortestPassword'>,
  leastAge: number,
): Field[] {
  const specs = [...first, ...askable.filter(({ name }) => Object.hasOwn(wanted, name)), ...last];
  return publishFields(
    specs.map((spec) => ({
      ...spec,
      ...(spec.name === 'password' && { rules: [shortest(settings), ...spec.rules!] }),
      ...(spec.name === 'birthdate' && { rules: [...spec.rules!, bornBefore(leastAge)] }),
      ...(spec.name === 'age' && { rules: yearsFrom(leastAge) }),
      ...wanted[spec.name],
    })),
  );
}

/** The rule of every new password of the brand, which stands in for the fixed one. */
export const shortest = ({ shortestPassword = fewestCharacters }: Pick<RegistrationSettings, 'shortestPassword'>): RuleSpec => ({
  rule: 'min',
  arguments: String(shortestPassword),
});

/** What each way to register puts first by itself, or sends without asking: listed only where the brand asks everybody for it. (wire 2.2) */
const sentAnyway = ['email', 'phone', 'locale'];

/** The list as clients read it: only what is asked. */
export const askedFields = (kernel: Kernel): Field[] =>
  registrationFields(kernel).filter(({ name, isVisible }) => isVisible || !sentAnyway.includes(name));

/** Every field that a registration may carry. */
export const registrationFieldNames = (kernel: Kernel): string[] => registrationFields(kernel).map(({ name }) => name);

/** Every field that a brand may ask for. */
export const askableFields: readonly string[] = askable.map(({ name }) => name);

/** The same for one way to register, which needs its own field whatever the list says. */
export function registrationFieldsOf(kernel: Kernel, type: RegistrationType): Field[] {
  return registrationFields(kernel).map((field) => (field.name === type ? { ...field, isRequired: true } : field));
}

/** Throws for settings that allow no usable form, at the start and not at the first registration. */
export function requireUsableFields({ config: { registration } }: Pick<Kernel, 'config'>): void {
  const known = new Set([...first, ...askable, ...last].map(({ name }) => name));
  const unknown = Object.keys(registration.fields ?? {}).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`the registration has no such fields: ${unknown.join(', ')}`);
  const missing = indispensable.filter((name) => Object.values(registration.fields?.[name] ?? {}).includes(false));
  if (missing.length > 0) throw new Error(`the registration cannot do without: ${missing.join(', ')}`);
  if ((registration.shortestPassword ?? fewestCharacters) < fewestCharacters)
    throw new Error(`a password has at least ${fewestCharacters} characters`);
  if (!registration.email && !registration.phone) throw new Error('the registration needs e-mail, phone, or both');
}
