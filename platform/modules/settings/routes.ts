import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { constantsOf } from './constants.ts';
import { listCountries, listLocales } from './countries.ts';
import { listCurrencies } from './currencies.ts';

/** (wire 1.5) */
const cache = { seconds: 600 };
/** Rates are newer than that. */
const ratesCache = { seconds: 60 };

export function settingsRoutes(app: FastifyInstance, { db, config }: Kernel): void {
  const constants = constantsOf(config);
  mount(app, 'settings.currencies', ({ query }) => listCurrencies(db, { isVisibleOnly: query.visible === 1 }), {
    cache: ratesCache,
  });
  mount(app, 'settings.locales', () => listLocales(db), { cache });
  mount(app, 'settings.countries', () => listCountries(db), { cache });
  mount(app, 'settings.helpOrganisations', async () => [...config.help], { cache });
  mount(app, 'settings.constants', async () => constants, { cache });
  mount(app, 'player.init', async ({ caller }) => ({ country: caller.country }));
}
