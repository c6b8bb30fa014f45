import type { Terms } from './terms.ts';

type GameTerms = Pick<Terms, 'contribution' | 'excludedGames' | 'excludedProviders'>;

/** What terms know of a game: its identity, its type, and the studio that made it. */
export interface RatedGame {
  identity: string;
  type: string;
  provider: string;
}

/** Whether the bonus plays no part in this game: stakes take own money only, and count for nothing. */
export function isExcluded({ excludedGames, excludedProviders }: GameTerms, game: RatedGame): boolean {
  return excludedGames.includes(game.identity) || excludedProviders.includes(game.provider);
}

/** Thousandths of a stake on this game that count: the game's own share, else its studio's, else its type's, else the default. */
export function contributionOf(terms: GameTerms, game: RatedGame): number {
  if (isExcluded(terms, game)) return 0;
  const { games, providers, types, default: rest } = terms.contribution;
  return ownValue(games, game.identity) ?? ownValue(providers, game.provider) ?? ownValue(types, game.type) ?? rest;
}

function ownValue(shares: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(shares, key) ? shares[key] : undefined;
}
