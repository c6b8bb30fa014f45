import type { AppError } from '../app-error.ts';

/** The refusal for each constraint that callers may break, by the constraint's name. */
export type ConstraintErrors = Readonly<Record<string, () => AppError>>;

interface DatabaseError {
  constraint?: string;
  cause?: DatabaseError;
}

/** The refusal for an error of the database, with that error as its cause; any other error as it is. */
export function translated(error: unknown, errors: ConstraintErrors): unknown {
  const { constraint } = (error ?? {}) as DatabaseError;
  if (constraint === undefined || !Object.hasOwn(errors, constraint)) return error;
  const refusal = errors[constraint]!();
  refusal.cause = error;
  return refusal;
}

/** True when a write broke this named constraint, translated or not: for callers that can go on after it. */
export function violates(error: unknown, constraint: string): boolean {
  const { constraint: own, cause } = (error ?? {}) as DatabaseError;
  return own === constraint || cause?.constraint === constraint;
}
