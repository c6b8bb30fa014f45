/** A limit's value, of any measure, and what may replace it from when on; a null value ends it. */
export interface Changing<T extends bigint | number> {
  amount: T;
  next: { amount: T | null; at: Date } | null;
}

/** How long a looser limit can be confirmed; then it lapses, and the limit stays as it is. */
const confirmableMs = 7 * 24 * 60 * 60_000;

/** A change that could be confirmed at this time or before it has lapsed by now. */
export const lapsedSince = (now: Date): Date => new Date(now.getTime() - confirmableMs);

/** What waits now: a change that was not confirmed in time no longer counts. */
export function waitingAt<Change extends { at: Date }>(next: Change | null, now: Date): Change | null {
  return next !== null && next.at <= lapsedSince(now) ? null : next;
}

/**
 * A limit after its player asks for another value, or for none: a lower one holds at once and cancels a waiting change; a higher one waits for so
 * many hours, and then for the same request once more. Null when it has ended. (RTS 12D)
 */
export function changedValue<T extends bigint | number>(
  { amount, next }: Changing<T>,
  wish: T | null,
  now: Date,
  looserAfterHours: number,
): Changing<T> | null {
  if (wish !== null && wish <= amount) return { amount: wish, next: null };
  const waiting = waitingAt(next, now);
  const isConfirmation = waiting !== null && now >= waiting.at && waiting.amount === wish;
  if (isConfirmation) return wish === null ? null : { amount: wish, next: null };
  return { amount, next: { amount: wish, at: new Date(now.getTime() + looserAfterHours * 3_600_000) } };
}
