import { sportsbookIdentity } from '@verdigale/contract';
import type { Playable, Product } from '#modules/limit';

/** To which product a game belongs. */
export function productOf(identity: string): Product {
  return identity === sportsbookIdentity ? 'sportsbook' : 'casino';
}

/** A game as stops know it. */
export function playableOf(game: { identity: string; provider: string; studio: string }): Playable {
  const { identity, provider, studio } = game;
  return { product: productOf(identity), provider, studio, gameIdentity: identity };
}
