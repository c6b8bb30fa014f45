import type { BonusTerms, PlayerBonus } from '@verdigale/contract';
import type { Terms } from './terms/terms.ts';

/** Terms in the wire's shape: the same data that enforces them. */
export function viewTerms(terms: Terms): BonusTerms {
  const { default: rest, types, providers, games } = terms.contribution;
  return {
    product: terms.product,
    wagerBase: terms.base,
    stakeOrder: terms.stakeOrder,
    contribution: { default: rest, types: { ...types }, providers: { ...providers }, games: { ...games } },
    excludedGames: [...terms.excludedGames],
    excludedProviders: [...terms.excludedProviders],
    minOdds: terms.minOdds ?? noMinOdds,
    activationHours: terms.activationHours,
    wageringHours: terms.wageringHours,
    perPlayer: terms.perPlayer,
  };
}

const noMinOdds: BonusTerms['minOdds'] = { leg: null, line: null };

/** What must be staked how often, by product. */
export function wagersOf({ product, multiplier }: Terms): Pick<PlayerBonus, 'wagerCasino' | 'wagerSportsbook'> {
  const times = Number(multiplier);
  return { wagerCasino: product === 'casino' ? times : 0, wagerSportsbook: product === 'sportsbook' ? times : 0 };
}

/** The games in which a bonus can be used: all but those that are excluded. (wire 12.5) */
export function gamesOf({ excludedGames, excludedProviders }: Terms) {
  return { gameIds: [], gameIdsExcluded: [...excludedGames], providerIds: [], providerIdsExcluded: [...excludedProviders] };
}
