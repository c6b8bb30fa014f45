import type { Module } from '#kernel';
import { settingsRoutes } from './routes.ts';

export { isTimeZone } from './constants.ts';
export { findCountry, isRestrictedCountry, listCountries, listLocales, requireOpenCountry } from './countries.ts';
export { findCurrency, listCurrencies, requireCurrency, type CurrencyInfo } from './currencies.ts';
export { seedSettings, type SettingsSeed } from './seed-settings.ts';

export const settingsModule: Module = { name: 'settings', routes: settingsRoutes };
