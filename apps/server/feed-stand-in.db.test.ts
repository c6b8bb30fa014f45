import { readPartners, Variables } from '@verdigale/platform';
import { describeFeed, type FeedDriver } from '@verdigale/platform/testing/feed-kit';
import { createSandbox, standInVariables } from '@verdigale/sandbox';
import { createTestDatabase, recordLogger } from '@verdigale/stand-in/testing';

/** The stand-in on a clock that the kit moves. The programme is the same every time. */
async function openStandInDriver(): Promise<FeedDriver> {
  const database = await createTestDatabase();
  const none = { payment: '-', inbox: '-', identity: '-', telegram: '-', sumsub: '-', sumsubWebhook: '-', register: '-' };
  let now = new Date('2026-06-03T12:00:00Z');
  const clock = { now: () => now };
  const { logger } = recordLogger();
  const common = { databaseUrl: database.url, platformUrl: 'http://platform.test', port: 0, host: '127.0.0.1', logger, clock };
  const sandbox = createSandbox({ ...common, secrets: { ...none, feed: 'feed secret' } });
  const url = await sandbox.listen();
  const feedBy = (secret: string) =>
    readPartners(new Variables(standInVariables(url, { ...none, feed: secret }), { mayUseHttp: true })).feed!.open(clock);
  return {
    feed: feedBy('feed secret'),
    stranger: feedBy('another'),
    now: clock.now,
    async pass(ms) {
      now = new Date(now.getTime() + ms);
    },
    async close() {
      await sandbox.close();
      await database.drop();
    },
  };
}

describeFeed('of the sandbox', openStandInDriver);
