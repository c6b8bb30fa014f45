import type { BonusTerms } from '@verdigale/contract';

/** Thousandths of a stake that count, and of which games that holds. */
export interface Share {
  of: 'types' | 'providers' | 'games';
  name: string;
  share: number;
}

export interface OfferShares {
  /** Of every game without a share of its own. */
  default: number;
  /** From what counts most to what does not count. */
  others: readonly Share[];
}

/** How much of a stake counts, game by game, with what is excluded at the end. */
export function offerShares({ contribution, excludedGames, excludedProviders }: BonusTerms): OfferShares {
  const listed = (of: Share['of']) => Object.entries(contribution[of]).map(([name, share]): Share => ({ of, name, share }));
  const excluded = (of: Share['of'], names: readonly string[]) => names.map((name): Share => ({ of, name, share: 0 }));
  const out = [...excluded('providers', excludedProviders), ...excluded('games', excludedGames)];
  const isOut = ({ of, name }: Share) => out.some((each) => each.of === of && each.name === name);
  const own = [...listed('types'), ...listed('providers'), ...listed('games')].filter((each) => !isOut(each));
  return { default: contribution.default, others: [...own, ...out].toSorted((one, other) => other.share - one.share) };
}
