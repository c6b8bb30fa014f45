import { perKernel, type Kernel } from '#kernel';
import { bornBefore, publishFields, shownName, text, yesOrNo } from './field-list.ts';

const optional = { isRequired: false };
const locked = { editable: false };

/** The fields of a player's profile. A field that is not editable is locked once it is filled. */
export const profileFieldsFor = (leastAge: number) =>
  publishFields([
    { name: 'email', description: 'E-mail address', ...optional, ...locked, rules: text(254) },
    { name: 'phone', description: 'Phone number', ...optional },
    { name: 'nickname', description: 'Name shown to other players', ...optional, rules: shownName },
    { name: 'locale', description: 'Language', rules: [{ rule: 'regex', arguments: '^[a-z]{2}(-[a-z]{2})?$' }] },
    { name: 'timeZone', description: 'Time zone', ...optional, rules: text(64) },
    { name: 'firstName', description: 'First name', ...optional, ...locked, rules: text(100) },
    { name: 'lastName', description: 'Last name', ...optional, ...locked, rules: text(100) },
    { name: 'birthdate', description: 'Date of birth', ...optional, ...locked, rules: [bornBefore(leastAge)] },
    { name: 'gender', description: 'Gender', ...optional, rules: [{ rule: 'regex', arguments: '^(male|female)$' }] },
    { name: 'nationality', description: 'Nationality', ...optional, rules: [{ rule: 'countryCode' }] },
    { name: 'placeOfBirth', description: 'Place of birth', ...optional, rules: text(100) },
    { name: 'personalIdNumber', description: 'Number of the identity document', ...optional, ...locked, rules: text(40) },
    { name: 'cpf_number', description: 'Brazilian tax number', ...optional, ...locked, rules: text(20) },
    { name: 'profession', description: 'Profession', ...optional, rules: text(100) },
    { name: 'country', description: 'Country of residence', ...locked, rules: [{ rule: 'countryCode' }] },
    { name: 'city', description: 'City', ...optional, rules: text(100) },
    { name: 'address', description: 'Street and number', ...optional, rules: text(200) },
    { name: 'additionalAddress', description: 'Address, second line', ...optional, rules: text(200) },
    { name: 'postalCode', description: 'Postal code', ...optional, rules: text(20) },
    { name: 'securityQuestion', description: 'Question that support may ask', ...optional, rules: text(200) },
    { name: 'securityAnswer', description: 'Answer to that question', ...optional, rules: text(200) },
    { name: 'receiveEmailPromo', description: 'Wants offers by e-mail', ...optional, rules: yesOrNo },
    { name: 'receiveSmsPromo', description: 'Wants offers by SMS', ...optional, rules: yesOrNo },
  ]);

export const profileFields = perKernel(({ config }: Kernel) => profileFieldsFor(config.protection.leastAge));

/** What a site may write in addition to the form's fields. (wire 2.5) */
export const profileExtras = publishFields([
  { name: 'receiveBonus', description: 'Wants bonuses', ...optional, rules: yesOrNo },
  { name: 'pwaInstalled', description: 'Has installed the site as an app', ...optional, rules: yesOrNo },
  { name: 'freshchatRestoreId', description: 'What the chat finds its conversation by', ...optional, rules: text(256) },
]);
