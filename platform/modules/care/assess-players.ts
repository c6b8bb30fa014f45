import { newId, type Kernel } from '#kernel';
import { gamblersSince } from '#modules/game';
import { payersSince } from '#modules/payment';
import { endStep, insertStep, lastSteps, playersInCare, saveAssessment, type Step } from './care.sql.ts';
import { nextStep, outcomeOf, type StepKind } from './ladder.ts';
import { scoreOf } from './markers.ts';
import { readFacts } from './read-facts.ts';

/** A step of care was taken with a player; the payload is a StepTaken. */
export const stepTakenTopic = 'care.step.taken';
export interface StepTaken {
  kind: StepKind;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'>;

/** So many at once: their facts are read together. */
const together = 200;

/** Assesses players who have played or paid since then, and those with an open step. */
export async function assessActive(kernel: Hands, since: Date): Promise<void> {
  const { db } = kernel;
  const found = await Promise.all([db.all(gamblersSince(since)), db.all(payersSince(since)), db.all(playersInCare())]);
  const ids = [...new Set(found.flat().map(({ playerId }) => playerId))];
  for (let at = 0; at < ids.length; at += together) {
    await assessPlayers(kernel, ids.slice(at, at + together));
  }
}

/** Scores these players, records how their messages have ended, and takes the next step of each where there is one. */
export async function assessPlayers({ db, clock, events }: Hands, playerIds: readonly string[]): Promise<void> {
  const now = clock.now();
  const facts = await readFacts(db, playerIds, now);
  await db.transaction(async (tx) => {
    const last = new Map((await tx.all(lastSteps([...facts.keys()]))).map((step) => [step.playerId, step]));
    for (const [playerId, known] of facts) {
      const score = scoreOf(known);
      tx.write(saveAssessment(playerId, score, now));
      const before = endedByTime(last.get(playerId), score.score, now);
      if (before && before.outcome !== null && last.get(playerId)!.outcome === null)
        await tx.run(endStep(before.id, { outcome: before.outcome, note: '', by: 'the score a week later', at: now }));
      const kind = nextStep(score.score, before, now);
      if (!kind) continue;
      const step = { id: newId(), playerId, kind, score: score.score, markers: score.shown, createdAt: now };
      const isTaken = (await tx.run(insertStep(step))) > 0;
      if (isTaken) events.emit(tx, { topic: stepTakenTopic, playerId, payload: { kind } satisfies StepTaken });
    }
  });
}

function endedByTime(step: Step | undefined, score: number, now: Date): Step | undefined {
  const outcome = step && outcomeOf(step, score, now);
  return outcome ? { ...step, outcome } : step;
}
