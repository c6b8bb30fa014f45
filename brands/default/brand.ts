import { catalogue } from './catalogue/index.ts';
import { paymentMethods } from './payment/methods.ts';
import {
  betting,
  countries,
  currencies,
  demoPlayers,
  locales,
  publicSettings,
  registration,
  stakes,
  withdrawals,
} from './settings/index.ts';

/** Everything that makes the house this brand, beside its `content/`, `messages/` and `theme.css`. */
export const brand = {
  name: 'Verdigale',
  supportEmail: 'support@verdigale.example',
  defaultLocale: locales.find(({ isDefault }) => isDefault)!.code,
  settings: { countries, currencies, locales },
  catalogue,
  paymentMethods,
  registration,
  demoPlayers,
  publicSettings,
  withdrawals,
  stakes,
  betting,
} as const;
