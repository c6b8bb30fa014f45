import { bettingClientPath } from '../betting/server/index.ts';
import type { Ingredients } from './ingredients.ts';
import type { SiteHosts } from './site-hosts.ts';
import type { StandIns } from './stand-ins.ts';

/**
 * The client of the betting page. One that the operator names is taken whatever the brand says; our own is there where the brand offers bets
 * and a data feed says what they are on.
 */
export function bettingClientOf({
  environment,
  brand,
  partners,
}: Pick<Ingredients, 'environment' | 'brand' | 'partners'>): SiteHosts['betting'] {
  const { betting } = environment.site;
  if (betting?.host !== 'own') return betting;
  return brand.betting.isOffered && partners.feed !== null ? betting : null;
}

/** Where pages load it from; our own lies on whatever address they have themselves. */
export function bettingHostOf({ host }: NonNullable<SiteHosts['betting']>, { bettingHost }: Pick<StandIns, 'bettingHost'>): string {
  if (host === 'own') return bettingClientPath;
  return (host === 'stand-in' && bettingHost) || host;
}
