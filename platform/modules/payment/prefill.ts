import type { Profile } from '@verdigale/contract';
import { chosenOption } from '@verdigale/validation';
import type { Field } from './method.ts';

/** The profile's property for each field key that it can fill. Never secrets. */
const known = [
  'email',
  'phone',
  'nickname',
  'firstName',
  'lastName',
  'birthdate',
  'country',
  'currency',
  'city',
  'address',
  'postalCode',
  'nationality',
  'personalIdNumber',
  'cpf_number',
  'timeZone',
] as const satisfies readonly (keyof Profile)[];

/** The field with its value from the profile: nobody is asked for the same thing twice. (wire 8.1, WCAG 3.3.7) */
export function prefilled(field: Field, profile: Pick<Profile, (typeof known)[number]>): Field {
  const key = known.find((each) => each === field.key);
  const value = field.value ?? (key ? profile[key] : null);
  const isOffered = !field.options || chosenOption(field, value) !== undefined;
  return { ...field, value: value && isOffered ? value : null };
}
