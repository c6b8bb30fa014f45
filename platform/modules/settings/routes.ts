import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { constants } from './constants.ts';
import { listCountries, listLocales } from './countries.ts';
import { listCurrencies } from './currencies.ts';

export function settingsRoutes(app: FastifyInstance, { db }: Kernel): void {
  mount(app, 'settings.currencies', ({ query }) => listCurrencies(db, { isVisibleOnly: query.visible === 1 }));
  mount(app, 'settings.locales', () => listLocales(db));
  mount(app, 'settings.countries', () => listCountries(db));
  mount(app, 'settings.constants', async () => constants);
  mount(app, 'player.init', async ({ caller }) => ({ country: caller.country }));
}
