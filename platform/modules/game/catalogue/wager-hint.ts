import type { Game } from '@verdigale/contract';
import { contributionOf, type PlayerBonusRow } from '#modules/bonus';
import type { GameRow } from './game.sql.ts';
import { productOf } from './product-of.ts';

/**
 * How much of a stake counts for the bonuses that a player is playing: the lowest share among them. Everything counts for those who have none. (wire
 * 11.1)
 */
export function wagerHint(
  { identity, type, provider }: Pick<GameRow, 'identity' | 'type' | 'provider'>,
  bonuses: readonly Pick<PlayerBonusRow, 'terms'>[],
): Pick<Game, 'isBonusWagering' | 'minimumBonusWagerMultiplier'> {
  const game = { identity, type, provider: provider.identity };
  const weights = bonuses.map(({ terms }) => (terms.product === productOf(identity) ? contributionOf(terms, game) : 0));
  const least = Math.min(1_000, ...weights);
  return { isBonusWagering: least > 0, minimumBonusWagerMultiplier: least / 1_000 };
}
