import type { Field, Profile } from '@verdigale/contract';

/** How a value of the profile is shown. */
export type InfoValue =
  | { kind: 'empty' }
  | { kind: 'text' | 'code' | 'country' | 'gender' | 'language' | 'secret'; text: string }
  | { kind: 'date'; date: Date }
  | { kind: 'choice'; isOn: boolean };

const kinds: Readonly<Record<string, 'code' | 'country' | 'gender' | 'language' | 'secret' | 'date'>> = {
  email: 'code',
  phone: 'code',
  personalIdNumber: 'code',
  postalCode: 'code',
  country: 'country',
  nationality: 'country',
  gender: 'gender',
  birthdate: 'date',
  locale: 'language',
  securityAnswer: 'secret',
  cpf_number: 'code',
};

/** The value of one field; a name that this profile does not have is empty. */
export function infoValue(profile: Profile, name: string): InfoValue {
  const value: unknown = Object.hasOwn(profile, name) ? profile[name as keyof Profile] : null;
  if (typeof value === 'boolean') return { kind: 'choice', isOn: value };
  if (typeof value !== 'string' || value === '') return { kind: 'empty' };
  const kind = Object.hasOwn(kinds, name) ? (kinds[name] ?? 'text') : 'text';
  if (kind === 'date') return dateValue(value);
  // Phones travel without their plus. (wire 0.3)
  return { kind, text: name === 'phone' ? `+${value}` : value };
}

/** A birth date may carry a time, which means nothing. (wire 0.3) */
function dateValue(text: string): InfoValue {
  const date = new Date(`${text.split(/[ T]/, 1)[0]}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? { kind: 'text', text } : { kind: 'date', date };
}

const infoSections = ['account', 'personal', 'address', 'offers'] as const;
export type InfoSection = (typeof infoSections)[number];

const members: Readonly<Record<Exclude<InfoSection, 'personal'>, readonly string[]>> = {
  account: ['email', 'phone', 'nickname', 'locale', 'timeZone'],
  address: ['country', 'city', 'address', 'additionalAddress', 'postalCode'],
  offers: ['receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus'],
};

/** The fields by section in the platform's order; what belongs to none is personal. Sections without fields are left out. */
export function sectionFields(fields: readonly Field[]): [section: InfoSection, fields: Field[]][] {
  const ordered = fields.filter(({ isVisible }) => isVisible).toSorted((a, b) => a.position - b.position);
  const sectionOf = (name: string): InfoSection =>
    (['account', 'address', 'offers'] as const).find((section) => members[section].includes(name)) ?? 'personal';
  return infoSections
    .map((section): [InfoSection, Field[]] => [section, ordered.filter(({ name }) => sectionOf(name) === section)])
    .filter(([, list]) => list.length > 0);
}
