import type { Profile } from '@verdigale/contract';
import { chosenOption } from '@verdigale/validation';
import type { Field } from './method.ts';

/** The keys of fields that the profile answers. Never its secrets. */
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

/** The field with what the profile knows of it: nobody is asked for the same twice. (wire 8.1, WCAG 3.3.7) */
export function prefilled(field: Field, profile: Pick<Profile, (typeof known)[number]>): Field {
  const key = known.find((each) => each === field.key);
  const value = field.value ?? (key ? profile[key] : null);
  const isOffered = !field.options || chosenOption(field, value) !== undefined;
  return { ...field, value: value && isOffered ? value : null };
}
