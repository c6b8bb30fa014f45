import pg from 'pg';
import { createLanes, isRead, LockHeld, type Lane } from './lanes.ts';
import { queryable } from './queryable.ts';
import type { Statement } from './statement.ts';
import { onConnection, settle, type Transaction } from './transaction.ts';
import { DatabaseUnavailable } from '@verdigale/migrate';

export interface Call {
  /** Two calls of one key are never under way together. */
  key: string;
  work(tx: Transaction): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Attempt {
  call: Call;
  lane: Lane;
  writes: Statement[];
  effects: (() => void)[];
  /** It has changed something before its end. */
  isDirty: boolean;
  outcome: { result: unknown } | { error: unknown };
}

/**
 * Runs calls of different keys in one transaction, and answers those that came to an end. Returns the others, to be run alone: those whose lock
 * somebody else holds, and all of them after an error of the database, which undoes everything. Where the connection was lost nobody can know what
 * was committed: they fail with that error.
 */
export async function joinCalls(pool: pg.Pool, calls: readonly Call[]): Promise<Call[]> {
  const open = new Set(calls);
  try {
    await onConnection(pool, {}, async (send) => {
      let failure: Error | undefined;
      const lanes = createLanes((query) =>
        send(query).catch((error: unknown) => {
          failure ??= error as Error;
          throw error;
        }),
      );
      const attempts = await Promise.all(calls.map((call) => attempt(call, lanes.open())));
      if (failure !== undefined) throw failure;
      for (const { call, outcome } of attempts) {
        if (!('error' in outcome) || outcome.error instanceof LockHeld) continue;
        open.delete(call);
        call.reject(outcome.error);
      }
      if (attempts.some(({ outcome, isDirty }) => 'error' in outcome && isDirty))
        throw new Error('a call that failed has changed something');
      const done = attempts.filter(({ outcome }) => 'result' in outcome);
      const sent = done.flatMap(({ lane, writes }) => writes.map(lane));
      lanes.flush();
      await settle([...sent, send({ text: 'commit' })]);
      for (const { call } of done) open.delete(call);
      for (const { call, outcome, effects } of done) {
        call.resolve((outcome as { result: unknown }).result);
        for (const effect of effects) effect();
      }
    });
  } catch (error) {
    if (isOutcomeUnknown(error)) {
      for (const call of open) call.reject(error);
      return [];
    }
  }
  return [...open];
}

/** What PostgreSQL answers with an error it has undone. */
const isOutcomeUnknown = (error: unknown) => error instanceof DatabaseUnavailable && !(error.cause instanceof pg.DatabaseError);

async function attempt(call: Call, lane: Lane): Promise<Attempt> {
  const made: Attempt = { call, lane, writes: [], effects: [], isDirty: false, outcome: { result: undefined } };
  const tx: Transaction = {
    ...queryable((statement) => {
      made.isDirty ||= !isRead(statement);
      return lane(statement);
    }),
    write: (statement) => void made.writes.push(statement),
    afterCommit: (effect) => void made.effects.push(effect),
  };
  made.outcome = await call.work(tx).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  return made;
}
