import type { Module } from '#kernel';
import { refreshRates } from './refresh-rates.ts';
import { settingsRoutes } from './routes.ts';

export { listedTimeZone } from './constants.ts';
export { findCountry, isRestrictedCountry, listCountries, listLocales, requireOpenCountry } from './countries.ts';
export {
  findCurrency,
  listCurrencies,
  requireBaseCurrency,
  requireCurrency,
  requireKnownCurrency,
  type CurrencyInfo,
} from './currencies.ts';
export { refreshRates } from './refresh-rates.ts';
export { inCurrency, sumIn, worthIn } from './worth-in.ts';
export { worthInBase, type Worth } from './worth-in-base.ts';
export { seedSettings, type SettingsSeed } from './seed-settings.ts';

export const settingsModule: Module = {
  name: 'settings',
  routes: settingsRoutes,
  setup(kernel) {
    kernel.jobs.define('settings.refresh-rates', () => refreshRates(kernel));
    kernel.jobs.schedule('settings.refresh-rates', '*/5 * * * *');
  },
};
