import type pg from 'pg';
import { joinCalls, type Call } from './join-calls.ts';
import { runTransaction, type Transaction } from './transaction.ts';
import { DatabaseUnavailable } from '@verdigale/migrate';

/** Enough that PostgreSQL and this process both have something to do; what comes meanwhile goes together next. (decision 22) */
const mostAtOnce = 2;
const mostInGroup = 32;
/**
 * A second group starts beside the first once this many calls wait, or one has waited this long: many small groups cost more than they
 * save.
 */
const leastBeside = 8;
const longestWaitMs = 20;

export interface Groups {
  run<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** Runs calls in groups: those that come while others are under way go together next. Who comes alone goes at once. */
export function createGroups(pool: pg.Pool, patienceMs: number): Groups {
  const waiting = new Set<Call>();
  const busy = new Set<string>();
  let underWay = 0;
  let isScheduled = false;
  let later: NodeJS.Timeout | undefined;

  function schedule(): void {
    if (isScheduled || underWay >= mostAtOnce || waiting.size === 0) return;
    if (underWay === 0 || waiting.size >= leastBeside) begin();
    else
      later ??= setTimeout(() => {
        later = undefined;
        if (!isScheduled && underWay < mostAtOnce) begin();
      }, longestWaitMs);
  }

  /** After what has arrived by now, so that it goes together. */
  function begin(): void {
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const group = takeGroup();
      if (group.length === 0) return;
      void run(group);
      schedule();
    });
  }

  function takeGroup(): Call[] {
    const group: Call[] = [];
    for (const call of waiting) {
      if (group.length === mostInGroup) break;
      if (busy.has(call.key)) continue;
      busy.add(call.key);
      waiting.delete(call);
      group.push(call);
    }
    return group;
  }

  async function run(group: Call[]): Promise<void> {
    underWay += 1;
    const alone = await joinCalls(pool, group);
    underWay -= 1;
    for (const call of group) if (!alone.includes(call)) busy.delete(call.key);
    schedule();
    for (const call of alone) {
      void runTransaction(pool, call.work)
        .then(call.resolve, call.reject)
        .finally(() => {
          busy.delete(call.key);
          schedule();
        });
    }
  }

  return {
    run: <T>(key: string, work: (tx: Transaction) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const call: Call = { key, work, resolve, reject };
        waiting.add(call);
        const giveUp = setTimeout(() => {
          if (waiting.delete(call)) reject(new DatabaseUnavailable(new Error('nothing was free in time')));
        }, patienceMs);
        call.resolve = (result) => (clearTimeout(giveUp), resolve(result as T));
        call.reject = (error) => (clearTimeout(giveUp), reject(error));
        schedule();
      }),
  };
}
