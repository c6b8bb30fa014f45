import type { TournamentPrize } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { useLocale } from '#app/locale/use-locale.ts';
import { saidPrize } from './rules/said-prize.ts';

/** Prizes with their sums as the language of the page writes them. */
export function useSaidPrizes(prizes: readonly TournamentPrize[]): readonly TournamentPrize[] {
  const tag = languageTag(useLocale().locale);
  return prizes.map((prize) => saidPrize(prize, tag));
}
