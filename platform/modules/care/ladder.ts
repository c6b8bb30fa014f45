/** What is done about markers of harm, mildest first, and from which score on. */
export const ladder = [
  { kind: 'message', from: 2 },
  { kind: 'call', from: 4 },
  { kind: 'limit', from: 6 },
  { kind: 'break', from: 8 },
] as const;
export type StepKind = (typeof ladder)[number]['kind'];

/** What came of a step; a message's own outcome is whether the score has gone down. */
export const outcomes = ['eased', 'unchanged', 'reached', 'not-reached', 'limit-set', 'break-taken', 'declined', 'no-need'] as const;
export type Outcome = (typeof outcomes)[number];

export interface TakenStep {
  kind: StepKind;
  score: number;
  createdAt: Date;
  outcome: Outcome | null;
}

const dayMs = 24 * 60 * 60_000;
/** A step has a week to do its work; the same one is taken again after thirty days, and the ladder begins anew after ninety. */
const workMs = 7 * dayMs;
const againMs = 30 * dayMs;
const forgottenMs = 90 * dayMs;

/** How a message has ended once it had its week, for which nobody is asked; null before, and for every other step. */
export function outcomeOf({ kind, outcome, createdAt, score: before }: TakenStep, score: number, now: Date): Outcome | null {
  if (kind !== 'message' || outcome !== null || now.getTime() < createdAt.getTime() + workMs) return null;
  return score < before ? 'eased' : 'unchanged';
}

/**
 * The step to take now: the next one up from the last, a week after it and once its outcome is recorded, as high as the score reaches. Null for none.
 */
export function nextStep(score: number, last: TakenStep | undefined, now: Date): StepKind | null {
  const top = ladder.findLastIndex(({ from }) => score >= from);
  if (top < 0) return null;
  const age = last ? now.getTime() - last.createdAt.getTime() : forgottenMs;
  if (!last || (age >= forgottenMs && last.outcome !== null)) return ladder[0].kind;
  if (last.outcome === null || age < workMs) return null;
  const next = ladder.findIndex(({ kind }) => kind === last.kind) + 1;
  if (next <= top) return ladder[next]!.kind;
  return age >= againMs ? ladder[top]!.kind : null;
}
