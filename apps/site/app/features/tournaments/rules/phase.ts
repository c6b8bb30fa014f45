import { tournamentState, type Tournament } from '@verdigale/contract';

/** Where a tournament stands. */
export interface Phase {
  name: 'planned' | 'running' | 'counting' | 'finished';
  /** What the clock runs to; null when nothing comes any more. */
  next: string | null;
}

export function phaseOf({ state, startAt, endAt }: Pick<Tournament, 'state' | 'startAt' | 'endAt'>): Phase {
  if (state === tournamentState.finished) return { name: 'finished', next: null };
  if (state === tournamentState.counting) return { name: 'counting', next: null };
  return state === tournamentState.running ? { name: 'running', next: endAt } : { name: 'planned', next: startAt };
}

export const isOver = ({ name }: Phase): boolean => name === 'counting' || name === 'finished';
