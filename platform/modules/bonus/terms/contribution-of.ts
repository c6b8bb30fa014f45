import { parsePrice, type Price } from '@verdigale/betting';
import { compare } from '@verdigale/betting/fraction';
import type { Terms } from './terms.ts';

type GameTerms = Pick<Terms, 'contribution' | 'excludedGames' | 'excludedProviders' | 'minOdds'>;

/** What terms know of a game: its identity, its type, and the studio that made it. */
export interface RatedGame {
  identity: string;
  type: string;
  provider: string;
  /** Of a sports bet: the least price of its legs and of its lines. */
  odds?: LeastOdds;
}

export interface LeastOdds {
  leg: Price;
  line: Price;
}

/** Whether the bonus plays no part in this game: stakes take own money only, and count for nothing. */
export function isExcluded(terms: GameTerms, game: RatedGame): boolean {
  return terms.excludedGames.includes(game.identity) || terms.excludedProviders.includes(game.provider) || isBelowOdds(terms, game);
}

/** Whether a bet has lower odds than the terms ask for. */
export function isBelowOdds({ minOdds }: Pick<Terms, 'minOdds'>, { odds }: Pick<RatedGame, 'odds'>): boolean {
  const isBelow = (price: Price, least: string | null) => least !== null && compare(price, parsePrice(least)) < 0;
  return minOdds !== undefined && odds !== undefined && (isBelow(odds.leg, minOdds.leg) || isBelow(odds.line, minOdds.line));
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
