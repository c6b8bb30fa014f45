import type { JobResult } from 'pg-boss';
import { Gate } from './admission/gate.ts';
import type { Logger } from './logger.ts';

/** Jobs of one name that a process works on side by side: many of them wait for a partner. */
const atOnce = 5;

export interface BatchOptions {
  log: Logger;
  /** Of the jobs. */
  name: string;
  /** What has not ended by then has failed, and goes on unheard. */
  withinMs: number;
}

interface Job {
  id: string;
  data: unknown;
}

/** Works on jobs that were taken together. One that fails, or that has no end, is tried again alone. */
export async function workOnBatch(
  jobs: readonly Job[],
  handler: (data: unknown) => Promise<void>,
  { log, name, withinMs }: BatchOptions,
): Promise<JobResult<unknown>[]> {
  const gate = new Gate({ atOnce, maxWaiting: jobs.length });
  const { promise: late, reject } = Promise.withResolvers<never>();
  // Nobody may be left to hear it.
  late.catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(new Error(`a job takes longer than ${withinMs / 1000} seconds`));
  }, withinMs);

  async function resultOf({ id, data }: Job): Promise<JobResult<unknown>> {
    try {
      await (isLate ? late : Promise.race([handler(data), late]));
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, job: name }, 'a job failed');
      return { id, status: 'failed', output: error };
    }
  }

  const results = await Promise.all(jobs.map((job) => gate.pass(() => resultOf(job))));
  clearTimeout(timer);
  return results;
}
