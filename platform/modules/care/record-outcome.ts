import { validate } from 'uuid';
import { AppError, type Kernel } from '#kernel';
import { assessmentOf, endStep, stepById, stepsOf, waitingSteps, type Assessment, type Step } from './care.sql.ts';
import { outcomes, type Outcome } from './ladder.ts';

export interface StepEnd {
  outcome: string;
  /** Who says so: a name of the operator's. */
  by: string;
  note: string;
}

/**
 * Records what came of a call, a proposed limit or a break; the same once more changes nothing. Throws notFound for anything but such a step,
 * invalid on `outcome` and `by`, outcomeRecorded where another outcome is recorded already.
 */
export async function recordOutcome(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  id: string,
  { outcome, by, note }: StepEnd,
): Promise<void> {
  const step = validate(id) ? await db.maybe(stepById(id)) : undefined;
  if (!step || step.kind === 'message') throw new AppError('notFound', 'no such step');
  if (!isOutcome(outcome)) throw AppError.invalid('outcome', `is one of ${outcomes.join(', ')}`);
  if (!by.trim()) throw AppError.invalid('by', 'is required');
  if ((await db.run(endStep(id, { outcome, note, by, at: clock.now() }))) > 0) return;
  // Somebody else may have said so since it was read.
  const { outcome: recorded } = await db.one(stepById(id));
  if (recorded !== outcome) throw new AppError('outcomeRecorded', `this step has ended as ${recorded}`);
}

const isOutcome = (text: string): text is Outcome => (outcomes as readonly string[]).includes(text);

/** What waits for somebody: calls, limits to propose, breaks; oldest first. */
export const listCare = ({ db }: Pick<Kernel, 'db'>): Promise<Step[]> => db.all(waitingSteps());

/** What the last look at a player found, and every step that was taken, the newest first. */
export async function showCare({ db }: Pick<Kernel, 'db'>, playerId: string): Promise<{ found: Assessment | undefined; steps: Step[] }> {
  const [found, steps] = await Promise.all([db.maybe(assessmentOf(playerId)), db.all(stepsOf(playerId))]);
  return { found, steps };
}
