import { createTestDatabase, recordLogger } from '@verdigale/stand-in/testing';
import { expect, it } from 'vitest';
import { createSandbox } from './index.ts';
import { standIns } from './stand-ins.ts';
import { openTestSandbox } from './testing.ts';

it('lists the stand-ins on its landing page, and starts again on the database that it left', async () => {
  const database = await createTestDatabase();
  const secrets = { payment: '-', inbox: '-', identity: '-', telegram: '-', sumsub: '-', sumsubWebhook: '-', register: '-', feed: '-' };
  try {
    for (const _ of ['first start', 'restart']) {
      const sandbox = createSandbox({
        databaseUrl: database.url,
        platformUrl: 'http://platform.test',
        secrets,
        port: 0,
        host: '127.0.0.1',
        logger: recordLogger().logger,
        clock: { now: () => new Date() },
      });
      const response = await fetch(await sandbox.listen());
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      const page = await response.text();
      for (const { path } of standIns) expect(page).toContain(`href="${path}/"`);
      await sandbox.close();
    }
  } finally {
    await database.drop();
  }
});

it('leads to the pages of a stand-in also without the slash, where their own links would lead elsewhere', async () => {
  const sandbox = await openTestSandbox({ now: () => new Date() }, {});
  try {
    for (const path of ['/rates', '/register', '/payment', '/feed'])
      expect((await fetch(sandbox.url + path)).url).toBe(`${sandbox.url}${path}/`);
    expect((await fetch(`${sandbox.url}/inbox?to=ann`)).url).toBe(`${sandbox.url}/inbox/?to=ann`);
  } finally {
    await sandbox.close();
  }
});
