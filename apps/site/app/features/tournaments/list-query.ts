import { tournamentState, type Tournament } from '@verdigale/contract';

/** What a list holds at once. (wire 9.3) */
export const perPage = { usual: 6, smallPhone: 3 } as const;
export const openStates: readonly number[] = [tournamentState.scheduled, tournamentState.running];
export const finishedStates: readonly number[] = [tournamentState.counting, tournamentState.finished];

/** The most identities that the platform takes at once. */
const mostIdentities = 100;

/** The call for one page of a list. Of a brand with more pages than can be named, all are asked for: `isListed` leaves out what has none. */
export const listQuery = (identities: readonly string[], states: readonly number[], page: number, rows: number) => ({
  ...(identities.length <= mostIdentities && { identity: [...identities] }),
  state: [...states],
  page,
  perPage: rows,
});

/** Whether a tournament is one of these. */
export const isListed =
  (identities: readonly string[]) =>
  ({ identity }: Pick<Tournament, 'identity'>): boolean =>
    identities.includes(identity);
