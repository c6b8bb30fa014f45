import { codeOf, faultsOf, isSessionOver, statusOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';

/** What a form can say about a call that failed; anything else goes to the global error hook. (A 8) */
export type FormFailure =
  | { kind: 'fields'; fields: Readonly<Record<string, string>> }
  | { kind: 'credentials' | 'blocked' | 'locked' | 'tooMany' | 'other' };

const kindByStatus: Readonly<Record<number, 'credentials' | 'blocked' | 'tooMany'>> = {
  401: 'credentials',
  403: 'blocked',
  429: 'tooMany',
};

export function formFailureOf(error: unknown): FormFailure {
  const [status, fields] = [statusOf(error), faultsOf(error)];
  // The global hook tells a player who has excluded himself until when.
  if (status === null || isSessionOver(error) || codeOf(error) === errors.selfExcluded.code) return { kind: 'other' };
  if (status === 422 && Object.keys(fields).length > 0) return { kind: 'fields', fields };
  if (codeOf(error) === errors.signInLocked.code) return { kind: 'locked' };
  return { kind: kindByStatus[status] ?? 'other' };
}
