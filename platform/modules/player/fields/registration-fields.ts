import { publishFields, text, yesOrNo } from './field-list.ts';

/**
 * The fields of the registration by e-mail. This list is what the site shows and checks, and what the platform checks again:
 * to ask for more, or for a longer password, is to change this data.
 */
export const registrationFields = publishFields([
  { name: 'email', description: 'E-mail address', rules: text(254) },
  {
    name: 'password',
    description: 'Password',
    rules: [...text(256), { rule: 'min', arguments: '6' }, { rule: 'different', arguments: 'email' }],
  },
  { name: 'password_confirmation', description: 'Password again' },
  { name: 'nickname', description: 'Name shown to other players', isRequired: false, isVisible: false, rules: text(64) },
  { name: 'country', description: 'Country of residence', rules: [{ rule: 'countryCode' }] },
  { name: 'currency', description: 'Currency of the first account', rules: [{ rule: 'regex', arguments: '^[A-Z0-9]{2,10}$' }] },
  {
    name: 'locale',
    description: 'Language',
    isRequired: false,
    isVisible: false,
    rules: [{ rule: 'regex', arguments: '^[a-z]{2}(-[a-z]{2})?$' }],
  },
  { name: 'bonusCode', description: 'Referral or promo code', isRequired: false, rules: [...text(64), { rule: 'alpha_dash' }] },
  { name: 'agreements', description: 'Of age, and agrees to the terms', rules: [{ rule: 'accepted' }] },
  { name: 'receiveEmailPromo', description: 'Wants offers by e-mail', isRequired: false, rules: yesOrNo },
  { name: 'receiveSmsPromo', description: 'Wants offers by SMS', isRequired: false, rules: yesOrNo },
]);
