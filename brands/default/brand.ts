import { defineBrand } from '@verdigale/brand-schema';
import { bonuses } from './bonuses/index.ts';
import { catalogue } from './catalogue/index.ts';
import { jurisdiction } from './jurisdiction.ts';
import { paymentMethods } from './payment/methods.ts';
import { quests } from './retention/quests.ts';
import { tournaments } from './retention/tournaments.ts';
import {
  betting,
  countries,
  currencies,
  demoPlayers,
  help,
  limits,
  locales,
  loyalty,
  publicSettings,
  registration,
  stakes,
  wins,
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
  bonuses,
  quests,
  registration,
  demoPlayers,
  publicSettings,
  withdrawals,
  limits,
  help,
  jurisdiction,
  stakes,
  wins,
  loyalty,
  tournaments,
  betting,
});
