import { sportsbookIdentity } from '@verdigale/contract';
import type { Product } from '#modules/limit';

/** To which product a game belongs. */
export function productOf(identity: string): Product {
  return identity === sportsbookIdentity ? 'sportsbook' : 'casino';
}
