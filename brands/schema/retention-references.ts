import type { BrandData } from './brand-data.ts';
import { baseOf, faultOf, faultySums } from './faulty-sums.ts';

/** What quests and tournaments may name of a brand. */
export interface Named extends Pick<BrandData, 'catalogue' | 'bonuses'> {
  settings: Pick<BrandData['settings'], 'currencies'>;
}

const isOneOf = (names: readonly string[], list: string, name: string) =>
  names.includes(name) ? undefined : `"${name}" is not in ${list}`;

function collect(found: readonly (readonly [key: string, what: string | undefined])[]): Map<string, string> {
  return new Map(found.filter((each): each is [string, string] => each[1] !== undefined));
}

/** What is wrong with the nth of these, where an earlier one is the same. */
const twice = (all: readonly (string | number)[], n: number) => (all.indexOf(all[n]!) < n ? `"${all[n]}" is there already` : undefined);

/** Where a quest names something that the brand does not have, by key. */
export function faultyQuest({ settings, catalogue, bonuses }: Named, quest: BrandData['quests'][number]): Map<string, string> {
  const currencies = settings.currencies.map(({ code }) => code);
  const games = catalogue.games.map(({ identity }) => identity);
  const ids = quest.tasks.map(({ id }) => id);
  const given = bonuses.campaigns.filter(({ trigger, items }) => trigger.kind === 'quest' && items.length === 1).map(({ code }) => code);
  return collect([
    ...faultySums(quest, settings.currencies),
    ...quest.currencies.map((code, n) => [`currencies.${n}`, isOneOf(currencies, 'settings.currencies', code)] as const),
    ...quest.tasks.map((_, n) => [`tasks.${n}.id`, twice(ids, n)] as const),
    ...quest.tasks.flatMap(({ goal }, n) =>
      'games' in goal ? goal.games.map((game, m) => [`tasks.${n}.goal.games.${m}`, isOneOf(games, 'catalogue.games', game)] as const) : [],
    ),
    ...quest.rewards.map((reward, n) => {
      const isGiven = reward.kind !== 'campaign' || given.includes(reward.code);
      return [`rewards.${n}.code`, isGiven ? undefined : `"${reward.code}" is no campaign of one item with the trigger quest`] as const;
    }),
  ]);
}

type Tournament = Pick<BrandData['tournaments'][number], 'collections' | 'collectionsExcluded' | 'prizes' | 'minStake' | 'maxStake'>;

/** The same of a tournament. */
export function faultyTournament({ settings, catalogue, bonuses }: Named, tournament: Tournament): Map<string, string> {
  const { collections, collectionsExcluded, prizes } = tournament;
  const base = baseOf(settings.currencies);
  const known = catalogue.collections.map(({ identity }) => identity);
  const campaigns = bonuses.campaigns.map(({ code }) => code);
  const places = prizes.map(({ place }) => place);
  const isKnown = (name: string) => isOneOf(known, 'catalogue.collections', name);
  return collect([
    ...faultySums(tournament, settings.currencies),
    ...collections.map((name, n) => [`collections.${n}`, isKnown(name)] as const),
    ...collectionsExcluded.map((name, n) => [`collectionsExcluded.${n}`, isKnown(name)] as const),
    ...prizes.map((_, n) => [`prizes.${n}.place`, twice(places, n)] as const),
    ...prizes.map(({ gives }, n) => {
      const fault = base && gives.kind === 'money' ? faultOf(gives.amount, base) : null;
      return [`prizes.${n}.gives.amount`, fault ?? undefined] as const;
    }),
    ...prizes.map(({ gives }, n) => {
      const what = 'campaign' in gives ? isOneOf(campaigns, 'bonuses.campaigns', gives.campaign) : undefined;
      return [`prizes.${n}.gives.campaign`, what] as const;
    }),
  ]);
}
