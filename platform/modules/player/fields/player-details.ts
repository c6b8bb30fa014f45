import type { PlayerDetails } from '../player.sql.ts';

/** Fields of a form that have a column of the player, by their names on the wire. */
const columns: Readonly<Record<keyof Omit<PlayerDetails, 'age'>, string>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  birthdate: 'birthdate',
  gender: 'gender',
  nationality: 'nationality',
  placeOfBirth: 'placeOfBirth',
  address: 'address',
  additionalAddress: 'additionalAddress',
  city: 'city',
  postalCode: 'postalCode',
  personalIdNumber: 'personalIdNumber',
  cpfNumber: 'cpf_number',
  timeZone: 'timeZone',
  profession: 'profession',
};

/** A text without the blanks around it; null for what was not filled in. */
export const filledText = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;

/** The details among a form's judged values; null for what was not filled in. */
export function readDetails(values: Readonly<Record<string, unknown>>): PlayerDetails {
  const entries = Object.entries(columns).map(([column, name]) => [column, filledText(values[name])]);
  const age = values.age === undefined || values.age === null || values.age === '' ? null : Number(values.age);
  return { ...(Object.fromEntries(entries) as Omit<PlayerDetails, 'age'>), age };
}
