import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { constantsOf } from './constants.ts';
import { listCountries, listLocales } from './countries.ts';
import { listCurrencies } from './currencies.ts';

export function settingsRoutes(app: FastifyInstance, { db, config }: Kernel): void {
  const constants = constantsOf(config);
  mount(app, 'settings.currencies', ({ query }) => listCurrencies(db, { isVisibleOnly: query.visible === 1 }));
  mount(app, 'settings.locales', () => listLocales(db));
  mount(app, 'settings.countries', () => listCountries(db));
  mount(app, 'settings.constants', async () => constants);
  mount(app, 'player.init', async ({ caller }) => ({ country: caller.country }));
}
