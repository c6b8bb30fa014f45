/**
 * Follows the steps of a round that goes on until it is lost, at its end, or the player takes what it is worth. `take` takes one step and
 * says whether the round is over with it; undefined where the step is not allowed. Returns how the round stands; undefined where a step was
 * not allowed, came after the end, or took a win before there was one.
 */
export function followSteps<Step>(
  steps: readonly (Step | 'cash-out')[],
  take: (step: Step) => boolean | undefined,
): 'open' | 'taken' | 'over' | undefined {
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    if (step === 'cash-out') return isLast && index > 0 ? 'taken' : undefined;
    const isOver = take(step);
    if (isOver === undefined) return undefined;
    if (isOver) return isLast ? 'over' : undefined;
  }
  return 'open';
}
