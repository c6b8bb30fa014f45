import { tournamentState } from '@verdigale/contract';

/** What a list holds at once. (wire 9.3) */
export const perPage = { usual: 6, smallPhone: 3 } as const;
export const openStates: readonly number[] = [tournamentState.scheduled, tournamentState.running];
export const finishedStates: readonly number[] = [tournamentState.counting, tournamentState.finished];

/** The call for one page of a list. */
export const listQuery = (identities: readonly string[], states: readonly number[], page: number, rows: number) => ({
  identity: [...identities],
  state: [...states],
  page,
  perPage: rows,
});
