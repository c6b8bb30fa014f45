import { parseDate } from '@verdigale/validation';
import { toWirePhone } from '@verdigale/validation/phone';
import type { PlayerChange, PlayerRow } from './player.sql.ts';

/** The column of each field that a player may write. */
const columns = {
  email: 'email',
  phone: 'phone',
  nickname: 'nickname',
  locale: 'locale',
  timeZone: 'timeZone',
  firstName: 'firstName',
  lastName: 'lastName',
  birthdate: 'birthdate',
  gender: 'gender',
  nationality: 'nationality',
  placeOfBirth: 'placeOfBirth',
  personalIdNumber: 'personalIdNumber',
  cpf_number: 'cpfNumber',
  profession: 'profession',
  country: 'country',
  city: 'city',
  address: 'address',
  additionalAddress: 'additionalAddress',
  postalCode: 'postalCode',
  securityQuestion: 'securityQuestion',
  securityAnswer: 'securityAnswer',
  freshchatRestoreId: 'freshchatRestoreId',
  receiveEmailPromo: 'receiveEmailPromo',
  receiveSmsPromo: 'receiveSmsPromo',
  receiveBonus: 'receiveBonus',
  pwaInstalled: 'isPwaInstalled',
} as const satisfies Record<string, keyof PlayerChange>;

type ProfileField = keyof typeof columns;

const flags: ReadonlySet<string> = new Set<ProfileField>(['receiveEmailPromo', 'receiveSmsPromo', 'receiveBonus', 'pwaInstalled']);

export const isFlag = (field: string) => flags.has(field);

export const isProfileField = (field: string): boolean => Object.hasOwn(columns, field);

/** What the player's row holds in a field; throws for a field without a column, which is a bug. */
export function storedValue(row: PlayerRow, field: string): string | boolean | Date | null {
  if (!isProfileField(field)) throw new Error(`the profile field ${field} has no column`);
  return row[columns[field as ProfileField]];
}

export const columnOf = (field: string) => columns[field as ProfileField];

/** A valid value in the form in which it is stored: phones as digits, days as `YYYY-MM-DD`, empty as null. */
export function storable(field: string, value: unknown): string | boolean | null {
  if (isFlag(field)) return value === true || value === 1 || value === '1';
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (field === 'phone') return toWirePhone(value);
  if (field === 'birthdate') return new Date(parseDate(value)!).toISOString().slice(0, 10);
  return value.trim();
}
