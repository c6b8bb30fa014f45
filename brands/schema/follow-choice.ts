import type { BrandData } from './brand-data.ts';
import { isTree } from './lay-over.ts';

type Catalogue = BrandData['catalogue'];

/**
 * What follows from a brand's choice for the things that it has inherited: games of the collections and studios that it names,
 * collections and studios of its games, and of the rest only what its locales, currencies and methods allow. What the brand
 * itself has written is left as it is: where that does not fit, it is a fault.
 */
export function followChoice(data: BrandData, own: Readonly<Record<string, unknown>>): BrandData {
  const { settings, withdrawals, demoPlayers } = data;
  const said = (...path: string[]) => path.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), own) !== undefined;
  const locales = new Set(settings.locales.map(({ code }) => code));
  const currencies = new Set(settings.currencies.map(({ code }) => code));
  const places = new Set(settings.countries.map(({ code }) => code));
  const methods = new Set(data.paymentMethods.map(({ id }) => id));
  const ways = withdrawals.ways.filter(({ deposit, withdrawal }) => methods.has(deposit) && methods.has(withdrawal));
  const countries = settings.countries.map(({ locale, ...country }) => (locale && locales.has(locale) ? { ...country, locale } : country));
  const players = demoPlayers
    .filter(({ currency }) => currencies.has(currency))
    .map((player) => ({ ...player, locale: locales.has(player.locale) ? player.locale : data.defaultLocale }));
  return {
    ...data,
    settings: {
      ...settings,
      countries: said('settings', 'countries') ? settings.countries : countries,
      restrictedCountries: said('settings', 'restrictedCountries')
        ? settings.restrictedCountries
        : settings.restrictedCountries.filter((code) => places.has(code)),
    },
    catalogue: said('catalogue') ? catalogueOf(data.catalogue, own.catalogue as object) : data.catalogue,
    withdrawals: said('withdrawals', 'ways') ? withdrawals : { ...withdrawals, ways },
    demoPlayers: said('demoPlayers') ? demoPlayers : players,
  };
}

function catalogueOf({ providers, collections, games }: Catalogue, own: { [List in keyof Catalogue]?: unknown }): Catalogue {
  const written = new Set<unknown>(Array.isArray(own.games) ? own.games : []);
  const known = new Set(collections.map(({ identity }) => identity));
  const studios = new Set(providers.map(({ identity }) => identity));
  const kept = games
    .map((game) => (written.has(game) ? game : { ...game, collections: game.collections.filter((name) => known.has(name)) }))
    .filter((game) => own.games || ((!own.collections || game.collections.length > 0) && (!own.providers || studios.has(game.provider))));
  const used = new Set(kept.flatMap((game) => [game.provider, ...game.collections.map((name) => `in ${name}`)]));
  return {
    games: kept,
    providers: own.providers ? providers : providers.filter(({ identity }) => used.has(identity)),
    collections: own.collections ? collections : collections.filter(({ identity }) => used.has(`in ${identity}`)),
  };
}
