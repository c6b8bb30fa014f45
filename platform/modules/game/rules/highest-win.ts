import { compare, type Money } from '@verdigale/money';
import type { WinRule } from '#config';
import type { Queryable } from '#kernel';
import { amountIn } from './amount-in.ts';

interface Played {
  /** The game's identity in the catalogue. */
  game: string;
  /** Who serves it. */
  provider: string;
  currency: string;
}

/**
 * The most that one round may pay, in the account's currency: by the rules that name the game, else by those that name its provider, else
 * by those for all; of several the lowest. Null where no rule fits.
 */
export async function highestWin(db: Queryable, rules: readonly WinRule[], { game, provider, currency }: Played): Promise<Money | null> {
  const tiers = [
    rules.filter(({ games }) => games?.includes(game)),
    rules.filter(({ games, providers }) => !games && providers?.includes(provider)),
    rules.filter(({ games, providers }) => !games && !providers),
  ];
  const amounts = await Promise.all((tiers.find(({ length }) => length > 0) ?? []).map((rule) => amountIn(db, rule, currency)));
  return amounts.length === 0 ? null : amounts.reduce((least, amount) => (compare(amount, least) < 0 ? amount : least));
}
