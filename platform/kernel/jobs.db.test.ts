import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';

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
