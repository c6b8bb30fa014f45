import { ApiError } from '@verdigale/client';
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
  if (!(error instanceof ApiError)) return { kind: 'other' };
  // Only the first message of each field is shown. (wire 0.1)
  const fields = Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])),
  );
  if (error.status === 422 && Object.keys(fields).length > 0) return { kind: 'fields', fields };
  if (error.code === errors.signInLocked.code) return { kind: 'locked' };
  return { kind: kindByStatus[error.status] ?? 'other' };
}
