import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@verdigale/stand-in/testing';
import { expect, it } from 'vitest';

const start = (variables: Record<string, string>) =>
  spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

it('runs as a process of its own, on a database that it starts again on, and stops on request', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase();
  try {
    for (const _ of ['first start', 'restart']) {
      const studio = start({
        STUDIO_DATABASE_URL: database.url,
        STUDIO_PLATFORM_URL: 'http://platform.test',
        STUDIO_SECRET: 'sixteen-letters-or-more',
        STUDIO_PORT: '0',
      });
      const [line] = (await once(createInterface(studio.stdout), 'line')) as [string];
      const page = await fetch(`${line.replace('The studio is open at ', '')}/launch?game=mines&mode=demo`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Mines</title>')]);
      studio.kill('SIGTERM');
      expect(await once(studio, 'close')).toEqual([0, null]);
    }
  } finally {
    await database.drop();
  }
});

it('does not start without what it needs, and names it', async () => {
  const studio = start({});
  let errors = '';
  studio.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  expect(await once(studio, 'close')).toEqual([1, null]);
  for (const name of ['STUDIO_DATABASE_URL', 'STUDIO_PLATFORM_URL', 'STUDIO_SECRET']) expect(errors).toContain(`${name} must be set`);
});
