import type { BonusTerms, Game } from '@verdigale/contract';

type Terms = Pick<BonusTerms, 'contribution' | 'excludedGames' | 'excludedProviders' | 'product'>;
export type SharedGame = Pick<Game, 'id' | 'identity' | 'type'> & { provider: Pick<Game['provider'], 'id' | 'identity'> };

/** A whole stake, in the thousandths that terms are written in. */
export const wholeShare = 1000;

/** A game that neither takes bonus money nor counts: it is played with own money only. */
export function isExcluded({ excludedGames, excludedProviders, product }: Terms, { id, identity, provider }: SharedGame): boolean {
  const isOf = (names: readonly string[], thing: { id: string; identity: string }) =>
    names.includes(thing.identity) || names.includes(thing.id);
  return product !== 'casino' || isOf(excludedGames, { id, identity }) || isOf(excludedProviders, provider);
}

/** Thousandths of a stake on this game that count: the game's own share, else its studio's, else its type's, else the default. */
export function shareOf(terms: Terms, game: SharedGame): number {
  if (isExcluded(terms, game)) return 0;
  const { games, providers, types, default: common } = terms.contribution;
  const { identity, id, provider, type } = game;
  return games[identity] ?? games[id] ?? providers[provider.identity] ?? providers[provider.id] ?? types[type] ?? common;
}
