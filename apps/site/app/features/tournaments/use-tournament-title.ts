import type { Tournament } from '@verdigale/contract';
import { camelCase } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';

/** What a tournament is called in the language of the page; as the platform has it where the brand wrote no page. */
export function useTournamentTitle(): (tournament: Pick<Tournament, 'identity' | 'title'>) => string {
  const text = useContent('tournaments');
  return ({ identity, title }) => text.dynamic(`tournaments.${camelCase(identity)}`, 'title') ?? title;
}
