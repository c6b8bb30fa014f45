import type { Field, Profile } from '@verdigale/contract';
import type { FormValues } from '#app/forms/fields/platform-fields.ts';

/** Choices that take effect at once and have no place in the form; nor has the password. (wire 2.5) */
export const offerNames = ['receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus'] as const;
const elsewhere: ReadonlySet<string> = new Set([...offerNames, 'password', 'password_confirmation', 'agreements']);

export const isInForm = ({ name, isVisible }: Pick<Field, 'name' | 'isVisible'>) => isVisible && !elsewhere.has(name);

function valueOf(profile: Profile, name: string): string {
  const value: unknown = Object.hasOwn(profile, name) ? profile[name as keyof Profile] : null;
  if (typeof value !== 'string') return '';
  // A birth date may carry a time, which means nothing. (wire 0.3)
  return name === 'birthdate' ? (value.split(/[ T]/, 1)[0] ?? '') : value;
}

/** Filled and not to be changed any more; the e-mail address once there is one, whatever the list says of it. (wire 2.5) */
export function isLocked({ name, editable }: Pick<Field, 'name' | 'editable'>, profile: Profile): boolean {
  return (!editable || name === 'email') && valueOf(profile, name) !== '';
}

export function profileValues(profile: Profile, fields: readonly Field[]): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, valueOf(profile, name)]));
}

/** What was changed, and nothing else: that is what is sent. */
export function changedValues(values: FormValues, start: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (start[name] ?? '') !== (typeof value === 'string' ? value.trim() : value)),
  );
}
