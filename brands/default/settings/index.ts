export { countries } from './countries.ts';
export { currencies } from './currencies.ts';
export { demoPlayers } from './demo-players.ts';
export { locales } from './locales.ts';
export { publicSettings } from './public-settings.ts';
export { registration } from './registration.ts';
export { stakes } from './stakes.ts';
export { withdrawals } from './withdrawals.ts';
