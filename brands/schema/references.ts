import type { BrandData } from './brand-data.ts';
import { faultyCampaigns } from './campaign-references.ts';
import { faultySums } from './faulty-sums.ts';
import { listKeys } from './lay-over.ts';
import { faultyQuest, faultyTournament } from './retention-references.ts';

/** Where a brand names something that it does not have, or one thing twice, by key. */
export function faultyReferences(brand: BrandData): Map<string, string> {
  const faults = new Map<string, string>();
  const { settings, catalogue, withdrawals } = brand;
  const lists = Object.fromEntries(Object.entries(listKeys).map(([path, key]) => [path, namesAt(brand, path, key)]));
  const refer = (at: string, list: string, name: string) => {
    if (!lists[list]!.includes(name)) faults.set(at, `"${name}" is not in ${list}`);
  };

  for (const [path, names] of Object.entries(lists)) {
    for (const [position, name] of names.entries())
      if (names.indexOf(name) < position) faults.set(`${path}.${position}`, `"${name}" is there already`);
  }
  const bases = settings.currencies.filter(({ isBase }) => isBase);
  if (bases.length !== 1) faults.set('settings.currencies', `one of them must have isBase, not ${bases.length}`);
  refer('defaultLocale', 'settings.locales', brand.defaultLocale);
  settings.countries.forEach(({ locale }, n) => locale && refer(`settings.countries.${n}.locale`, 'settings.locales', locale));
  settings.restrictedCountries.forEach((code, n) => refer(`settings.restrictedCountries.${n}`, 'settings.countries', code));
  brand.help.forEach(({ country }, n) => country && refer(`help.${n}.country`, 'settings.countries', country));
  catalogue.games.forEach(({ provider, collections }, n) => {
    refer(`catalogue.games.${n}.provider`, 'catalogue.providers', provider);
    collections.forEach((name, m) => refer(`catalogue.games.${n}.collections.${m}`, 'catalogue.collections', name));
  });
  brand.stakes.forEach(({ currency }, n) => refer(`stakes.${n}.currency`, 'settings.currencies', currency));
  brand.wins.forEach(({ currency, games = [] }, n) => {
    refer(`wins.${n}.currency`, 'settings.currencies', currency);
    games.forEach((game, m) => refer(`wins.${n}.games.${m}`, 'catalogue.games', game));
  });
  brand.bonuses.campaigns.forEach(({ items, trigger: { level } }, n) => {
    if (level !== undefined) refer(`bonuses.campaigns.${n}.trigger.level`, 'loyalty.levels', level);
    items.forEach(({ gives }, m) => {
      if (gives.kind === 'cashback')
        for (const level of Object.keys(gives.percentByLevel ?? {}))
          refer(`bonuses.campaigns.${n}.items.${m}.gives.percentByLevel.${level}`, 'loyalty.levels', level);
      if (gives.kind === 'free-spins') refer(`bonuses.campaigns.${n}.items.${m}.gives.game`, 'catalogue.games', gives.game);
    });
  });
  const under = (at: string, found: ReadonlyMap<string, string>) => found.forEach((what, key) => faults.set(`${at}.${key}`, what));
  under('bonuses.campaigns', faultyCampaigns(brand.bonuses.campaigns));
  under('bonuses.campaigns', faultySums(brand.bonuses.campaigns, settings.currencies));
  brand.quests.forEach((quest, n) => under(`quests.${n}`, faultyQuest(brand, quest)));
  brand.tournaments.forEach((tournament, n) => under(`tournaments.${n}`, faultyTournament(brand, tournament)));
  withdrawals.ways.forEach(({ deposit, withdrawal }, n) => {
    refer(`withdrawals.ways.${n}.deposit`, 'paymentMethods', deposit);
    refer(`withdrawals.ways.${n}.withdrawal`, 'paymentMethods', withdrawal);
  });
  brand.demoPlayers.forEach(({ locale, currency, country }, n) => {
    refer(`demoPlayers.${n}.locale`, 'settings.locales', locale);
    refer(`demoPlayers.${n}.currency`, 'settings.currencies', currency);
    refer(`demoPlayers.${n}.country`, 'settings.countries', country);
  });
  return faults;
}

function namesAt(brand: BrandData, path: string, key: string): string[] {
  const list = path.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], brand);
  return (list as Record<string, string>[]).map((entry) => entry[key]!);
}
