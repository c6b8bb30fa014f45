import { defineBrand } from '@verdigale/brand-schema';
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

/** Everything that makes this brand, beside its `content/`, `messages/` and `theme.css`. */
export const brand = defineBrand({
  name: 'Verdigale',
  supportEmail: 'support@verdigale.example',
  defaultLocale: 'en',
  settings: { countries, currencies, locales, restrictedCountries: [] },
  catalogue,
  paymentMethods,
  registration,
  demoPlayers,
  publicSettings,
  withdrawals,
  stakes,
  betting,
});
