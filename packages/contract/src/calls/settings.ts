import type { Call } from './call.ts';

export const settingsCalls = {
  'settings.currencies': { method: 'GET', path: '/api/settings/currencies', auth: 'guest' },
  'settings.locales': { method: 'GET', path: '/api/settings/locales', auth: 'guest' },
  'settings.countries': { method: 'GET', path: '/api/settings/countries', auth: 'guest' },
  'settings.helpOrganisations': { method: 'GET', path: '/api/settings/help-organisations', auth: 'guest' },
  'settings.constants': { method: 'GET', path: '/api/settings/constants', auth: 'guest' },
} as const satisfies Record<string, Call>;
