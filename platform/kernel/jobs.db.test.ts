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
