import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
});
afterAll(() => platform[Symbol.asyncDispose]());

it('a mail outlasts a mail server that is away for a day', async () => {
  await registerTestPlayer(platform);
  await platform.relay.drain();
  const [job] = await platform.kernel.db.all(
    sql<{ retries: number; longest: number }>`
      select retry_limit as retries, retry_delay_max as longest from jobs.job where name = 'message.welcome'`,
  );
  // Each pause is at least half of the power of two, up to the longest.
  const pauses = Array.from({ length: job!.retries }, (_, n) => Math.min(2 ** n, job!.longest));
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
  expect(hours).toBeGreaterThanOrEqual(24);
  expect(hours).toBeLessThan(30);
  expect(job!.retries).toBeLessThan(50);
});
