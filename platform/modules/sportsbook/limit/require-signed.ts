import { AppError } from '#kernel';

/** The longest reason that is accepted. */
const mostReason = 200;

/** Throws invalid on `by` and `reason` where a word of the operator's has no name or no reason. */
export function requireSigned({ by, reason }: { by: string; reason: string }): void {
  if (!by.trim()) throw AppError.invalid('by', 'is required');
  if (!reason.trim() || reason.length > mostReason) throw AppError.invalid('reason', `must have 1 to ${mostReason} characters`);
}
