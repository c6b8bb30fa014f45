const batch = 200;
/** When this many cannot be ended, the cause is not in single ones: the rest waits for the next run. */
const mostFailures = 2_000;

export interface Page {
  /** Ids of what this run has tried in vain. */
  without: readonly string[];
  limit: number;
}

/**
 * Ends whatever is due, batch after batch, each by itself; returns how many were. One that cannot be ended holds up no other: the first failure is thrown
 * once all else is done. What is not due after all, since the clock was set back, is not asked for again either.
 */
export async function endAllDue<T extends { id: string }>(
  read: (page: Page) => Promise<readonly T[]>,
  end: (due: T) => Promise<boolean>,
): Promise<number> {
  const [failures, without]: [unknown[], string[]] = [[], []];
  let ended = 0;
  for (;;) {
    const due = await read({ without, limit: batch });
    const outcomes = await Promise.allSettled(due.map(end));
    for (const [place, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') failures.push(outcome.reason);
      if (outcome.status === 'fulfilled' && outcome.value) ended += 1;
      else without.push(due[place]!.id);
    }
    if (due.length < batch || failures.length > mostFailures) break;
  }
  if (failures.length > 0) throw failures[0];
  return ended;
}
