import { pageSearch } from '#app/modal-flags/modal-flags.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';

/** The address of one of the rounds, or of their list with null, which keeps where one was in the list. */
export function roundAddress(here: URLSearchParams, round: string | null): string {
  const search = pageSearch(here, modalRules);
  search.set('tab', 'spins');
  if (round === null) search.delete('round');
  else search.set('round', round);
  return `/profile/history?${search}`;
}
