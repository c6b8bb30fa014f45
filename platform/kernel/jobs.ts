import { poolPatience } from '@verdigale/migrate';
import { PgBoss, type Queue } from 'pg-boss';
import type { Database } from './db/database.ts';
import type { Transaction } from './db/transaction.ts';
import { createJobBell } from './job-bell.ts';
import type { Logger } from './logger.ts';
import { workOnBatch } from './work-on-batch.ts';

export interface JobOptions {
  /** Retries after the first attempt, with pauses that grow up to the longest. */
  retries?: number;
  longestPauseSeconds?: number;
  startAfterSeconds?: number;
  /** At most one waiting job has this key, of a name that is defined `oncePerKey`. */
  singletonKey?: string;
}

export interface Jobs {
  /** Defines a queue and its handler. A handler may run twice for one job, so it must be idempotent. */
  define<Data extends object>(name: string, handler: (data: Data) => Promise<void>, options?: { oncePerKey: true }): void;
  /** Repeats a job by a cron expression (UTC). While one of it waits or is at work there is no second. After `longestSeconds` it counts as stuck. */
  schedule(name: string, cron: string, options?: { longestSeconds: number }): void;
  /** Queues the job with the transaction's writes: it exists if and only if the transaction commits. */
  enqueue(tx: Transaction, name: string, data: object, options?: JobOptions): Promise<void>;
  start(options: { work: boolean }): Promise<void>;
  stop(): Promise<void>;
}

const schema = 'jobs';

/** A job whose process died is retried after this time, not only after all that a job may take. */
const heartbeatSeconds = 30;
const usualSeconds = 15 * 60;
/**
 * The part of its time after which a job has failed: at the end the queue would give up all jobs that were taken with it, also those that are done.
 */
const ownShare = 0.9;

/**
 * How often a queue is asked for jobs that were not announced in this process: those of other processes, tries again, what a cron expression
 * repeats. pg-boss could announce them by NOTIFY, but none that are to start later, and at the cost of a lock that all commits share.
 */
const pollSeconds = 2;

/** Jobs of one name that a process takes and settles together. By fives, a busy server spent more on taking than on working, and payouts waited. */
const batchSize = 50;

/** Timers and retries on pg-boss, in the same database as the facts that queue them. */
export function createJobs(db: Database, log: Logger): Jobs {
  const boss = new PgBoss({
    connectionString: db.url,
    schema,
    application_name: 'verdigale-jobs',
    max: 4,
    ...poolPatience,
    superviseIntervalSeconds: heartbeatSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'a job queue error'));
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  /** By the name of their jobs, once they work. */
  const workers = new Map<string, string>();
  const bell = createJobBell((name) => boss.notifyWorker(workers.get(name)!));
  const oncePerKey = new Set<string>();
  const schedules = new Map<string, { cron: string; longestSeconds: number }>();

  function queueOf(name: string): Omit<Queue, 'name'> {
    const schedule = schedules.get(name);
    // Runs of a slow job would gather otherwise, and each make the others slower.
    if (schedule) return { policy: 'exclusive', heartbeatSeconds, expireInSeconds: schedule.longestSeconds };
    // Other queues take no notice of the key.
    return { policy: oncePerKey.has(name) ? 'short' : 'standard' };
  }

  return {
    // A job's payload has the type under which its name was defined.
    define<Data extends object>(name: string, handler: (data: Data) => Promise<void>, options?: { oncePerKey: true }) {
      handlers.set(name, (data) => handler(data as Data));
      if (options) oncePerKey.add(name);
    },
    schedule: (name, cron, { longestSeconds } = { longestSeconds: usualSeconds }) => void schedules.set(name, { cron, longestSeconds }),
    async enqueue(tx, name, data, { retries = 12, longestPauseSeconds = 300, startAfterSeconds, singletonKey } = {}) {
      await boss.send(name, data, {
        retryLimit: retries,
        retryBackoff: true,
        retryDelay: 1,
        retryDelayMax: longestPauseSeconds,
        heartbeatSeconds,
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        ...(singletonKey ? { singletonKey } : {}),
        // Nobody asks for the job's id.
        db: {
          executeSql: async (text, values = []) => {
            tx.write({ text, values });
            return { rows: [] };
          },
        },
      });
      tx.afterCommit(() => {
        if (workers.has(name)) bell.announce(name, startAfterSeconds);
      });
    },
    async start({ work }) {
      await boss.start();
      const queues = new Map(Array.from(handlers.keys(), (name) => [name, queueOf(name)]));
      await makeQueues(boss, queues, (name) => work && schedules.has(name));
      if (!work) return;
      for (const [name, handler] of handlers) {
        const options = { pollingIntervalSeconds: pollSeconds, batchSize, burstWhenBatchFull: true, perJobResults: true } as const;
        const withinMs = 1000 * ownShare * (schedules.get(name)?.longestSeconds ?? usualSeconds);
        workers.set(name, await boss.work(name, options, (jobs) => workOnBatch(jobs, handler, { log, name, withinMs })));
      }
      const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const [name, { cron }] of schedules) if (scheduled.get(name) !== cron) await boss.schedule(name, cron);
    },
    async stop() {
      workers.clear();
      bell.stop();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/**
 * Creates missing queues and replaces those whose kind has changed. Only queues of scheduled work may be replaced: their schedule goes with
 * them, and every process that works makes it again; anything else that waited in a replaced queue would be lost.
 */
async function makeQueues(
  boss: PgBoss,
  queues: ReadonlyMap<string, Omit<Queue, 'name'>>,
  mayReplace: (name: string) => boolean,
): Promise<void> {
  // One by one they were a second of a start beside players who wait for it.
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, queue] of queues) {
    const found = made.get(name);
    // The kind of a queue cannot be changed.
    const isOther = found && (found.policy !== queue.policy || found.expireInSeconds !== queue.expireInSeconds);
    if (isOther && mayReplace(name)) await boss.deleteQueue(name);
    else if (found) continue;
    await boss.createQueue(name, queue);
  }
}
