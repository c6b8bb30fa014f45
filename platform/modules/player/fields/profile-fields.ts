import { publishFields, text, yesOrNo } from './field-list.ts';

const optional = { isRequired: false };
const locked = { editable: false };

/** The fields of a player's profile. A field that is not editable is locked once it is filled. */
export const profileFields = publishFields([
  { name: 'email', description: 'E-mail address', ...locked, rules: text(254) },
  { name: 'phone', description: 'Phone number', ...optional },
  { name: 'nickname', description: 'Name shown to other players', ...optional, rules: text(64) },
  { name: 'firstName', description: 'First name', ...optional, ...locked, rules: text(100) },
  { name: 'lastName', description: 'Last name', ...optional, ...locked, rules: text(100) },
  { name: 'birthdate', description: 'Date of birth', ...optional, ...locked, rules: [{ rule: 'minAge', arguments: '18' }] },
  { name: 'gender', description: 'Gender', ...optional, rules: [{ rule: 'regex', arguments: '^(male|female)$' }] },
  { name: 'country', description: 'Country of residence', ...locked, rules: [{ rule: 'countryCode' }] },
  { name: 'city', description: 'City', ...optional, rules: text(100) },
  { name: 'address', description: 'Street and number', ...optional, rules: text(200) },
  { name: 'additionalAddress', description: 'Address, second line', ...optional, rules: text(200) },
  { name: 'postalCode', description: 'Postal code', ...optional, rules: text(20) },
  { name: 'nationality', description: 'Nationality', ...optional, rules: [{ rule: 'countryCode' }] },
  { name: 'placeOfBirth', description: 'Place of birth', ...optional, rules: text(100) },
  { name: 'personalIdNumber', description: 'Number of the identity document', ...optional, ...locked, rules: text(40) },
  { name: 'profession', description: 'Profession', ...optional, rules: text(100) },
  { name: 'timeZone', description: 'Time zone', ...optional, rules: text(64) },
  { name: 'receiveEmailPromo', description: 'Wants offers by e-mail', ...optional, rules: yesOrNo },
  { name: 'receiveSmsPromo', description: 'Wants offers by SMS', ...optional, rules: yesOrNo },
]);
