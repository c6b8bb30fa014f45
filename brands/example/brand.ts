import { defineBrand } from '@verdigale/brand-schema';

/** A small brand over the default one: what it does not say here, and what its folder does not hold, is the default brand's. */
export const brand = defineBrand({
  extends: 'default',
  name: 'Damson Row',
  supportEmail: 'hello@damsonrow.example',
  settings: { locales: ['en', 'de'], restrictedCountries: ['US', 'GB'] },
  // It gives nothing away yet.
  bonuses: { campaigns: [] },
  quests: [],
  tournaments: [],
  publicSettings: { loyaltyEnabled: false, questsEnabled: false },
  catalogue: {
    collections: ['hot', 'recommended', 'popular', 'slots', 'table', 'instant', 'turbogames'],
    providers: ['verdigale-studio', 'northlathe', 'brassmoth', 'glasshollow', 'fennimere-rooms'],
  },
});
