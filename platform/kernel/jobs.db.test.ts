import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { createJobs } from './jobs.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('works on jobs of a name side by side, and tries again the one that failed alone', async () => {
  const { db, jobs } = platform.kernel;
  const runs: string[] = [];
  const slow = Promise.withResolvers<void>();
  jobs.define<{ kind: 'slow' | 'failing' | 'good' }>('test.side-by-side', async ({ kind }) => {
    runs.push(kind);
    if (kind === 'slow') await slow.promise;
    if (kind === 'failing' && runs.filter((each) => each === 'failing').length === 1) throw new Error('the first try fails');
  });
  await jobs.start({ work: true });
  await db.transaction(async (tx) => {
    for (const kind of ['slow', 'failing', 'good']) await jobs.enqueue(tx, 'test.side-by-side', { kind });
  });
  await vi.waitFor(() => expect(runs.toSorted()).toEqual(['failing', 'good', 'slow']), { timeout: 20_000 });
  slow.resolve();
  await vi.waitFor(() => expect(runs.toSorted()).toEqual(['failing', 'failing', 'good', 'slow']), { timeout: 20_000 });
});

it('asks for a job as soon as what queued it is committed, and for none that was undone', async () => {
  const { db, jobs } = platform.kernel;
  const ask = vi.spyOn(PgBoss.prototype, 'notifyWorker');
  let runs = 0;
  jobs.define('test.announced', async () => void (runs += 1));
  await jobs.start({ work: true });
  const undone = db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'test.announced', {});
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const done = Promise.withResolvers<void>();
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'test.announced', {});
    tx.afterCommit(() => {
      expect(ask).not.toHaveBeenCalled();
      done.resolve();
    });
  });
  await done.promise;
  await vi.waitFor(() => expect([ask.mock.calls.length, runs]).toEqual([1, 1]), { timeout: 20_000 });
});

it('says of each try that failed what it was and why, and nothing of what it carries', async () => {
  const { db, jobs, log } = platform.kernel;
  const said = vi.spyOn(log, 'warn');
  jobs.define('test.refused', async () => Promise.reject(new Error('the mail server refused: EAUTH')));
  await jobs.start({ work: true });
  await db.transaction((tx) => jobs.enqueue(tx, 'test.refused', { to: 'ann@mail.test' }, { retries: 0 }));
  await vi.waitFor(
    () => {
      const [of, text] = said.mock.lastCall as unknown as [{ err: Error; job: string }, string];
      expect([Object.keys(of).toSorted(), of.job, of.err.message, text]).toEqual([
        ['err', 'job'],
        'test.refused',
        'the mail server refused: EAUTH',
        'a job failed',
      ]);
    },
    { timeout: 20_000 },
  );
});

it('works on five jobs of a name at once and on no more, however many it takes', async () => {
  const { db, jobs } = platform.kernel;
  let [working, most, done] = [0, 0, 0];
  const fiveWork = Promise.withResolvers<void>();
  jobs.define('test.five', async () => {
    working += 1;
    most = Math.max(most, working);
    if (working === 5) fiveWork.resolve();
    await fiveWork.promise;
    working -= 1;
    done += 1;
  });
  await jobs.start({ work: true });
  await db.transaction(async (tx) => {
    for (let n = 0; n < 20; n += 1) await jobs.enqueue(tx, 'test.five', {});
  });
  await vi.waitFor(() => expect(done).toBe(20), { timeout: 20_000 });
  expect(most).toBe(5);
});

it('repeats a job once at a time: while one of it waits or is at work there is no second', async () => {
  const { db, jobs } = platform.kernel;
  let runs = 0;
  const slow = Promise.withResolvers<void>();
  jobs.define('test.sweep', async () => {
    runs += 1;
    await slow.promise;
  });
  jobs.schedule('test.sweep', '0 0 1 1 *');
  await jobs.start({ work: true });
  const tick = () => db.transaction((tx) => jobs.enqueue(tx, 'test.sweep', {}));
  const ticked = sql<{ count: number }>`select count(*)::int as count from jobs.job where name = 'test.sweep'`;
  await tick();
  await tick();
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 20_000 });
  await tick();
  expect(await db.one(ticked)).toEqual({ count: 1 });
  slow.resolve();
  await vi.waitFor(
    async () => {
      await tick();
      expect(runs).toBe(2);
    },
    { timeout: 20_000, interval: 200 },
  );
});

it('makes anew a queue of what repeats when it is of another kind or its jobs may take another time, and takes no job of other queues along', async () => {
  const { db } = platform.kernel;
  const before = createJobs(db, platform.kernel.log);
  before.define('test.kept', async () => undefined);
  before.define('test.changed', async () => undefined);
  await before.start({ work: false });
  await db.transaction((tx) => before.enqueue(tx, 'test.kept', {}));
  await before.stop();

  async function startAnew(longestSeconds: number): Promise<void> {
    const after = createJobs(db, platform.kernel.log);
    after.define('test.kept', async () => undefined, { oncePerKey: true });
    after.define('test.changed', async () => undefined);
    after.schedule('test.changed', '0 0 1 1 *', { longestSeconds });
    await after.start({ work: true });
    await after.stop();
  }
  await startAnew(3_600);
  await startAnew(7_200);
  const queues = sql<{ name: string; policy: string; expires: number; beats: number | null }>`
    select name, policy, expire_seconds as expires, heartbeat_seconds as beats from jobs.queue where name in ('test.kept', 'test.changed') order by name`;
  expect(await db.all(queues)).toEqual([
    { name: 'test.changed', policy: 'exclusive', expires: 7_200, beats: 30 },
    { name: 'test.kept', policy: 'standard', expires: 900, beats: null },
  ]);
  expect(await db.all(sql<{ cron: string }>`select cron from jobs.schedule where name = 'test.changed'`)).toEqual([{ cron: '0 0 1 1 *' }]);
  expect(await db.one(sql<{ count: number }>`select count(*)::int as count from jobs.job where name = 'test.kept'`)).toEqual({ count: 1 });
});

it('what repeats goes on when a process of another release that does no work starts', async () => {
  const { db, log } = platform.kernel;
  const start = async (longestSeconds: number, work: boolean) => {
    const jobs = createJobs(db, log);
    jobs.define('test.repeated', async () => undefined);
    jobs.schedule('test.repeated', '0 0 1 1 *', { longestSeconds });
    await jobs.start({ work });
    await jobs.stop();
  };
  await start(3_600, true);
  await start(7_200, false);
  expect(await db.all(sql<{ cron: string }>`select cron from jobs.schedule where name = 'test.repeated'`)).toEqual([{ cron: '0 0 1 1 *' }]);
});
