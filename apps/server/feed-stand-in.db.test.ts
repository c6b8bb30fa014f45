import { readPartners, Variables } from '@verdigale/platform';
import { createSandbox, standInVariables } from '@verdigale/sandbox';
import { createTestDatabase, recordLogger } from '@verdigale/stand-in/testing';
import { expect, it } from 'vitest';
import { follow, isSilent, unknownProducer } from '../../platform/modules/sportsbook/feed/follow.ts';

it('the feed of the sandbox is recovered from, and goes on without gaps', async () => {
  const database = await createTestDatabase();
  const secrets = {
    payment: '-',
    inbox: '-',
    identity: '-',
    telegram: '-',
    sumsub: '-',
    sumsubWebhook: '-',
    register: '-',
    feed: 'feed secret',
  };
  let now = new Date('2026-06-03T12:00:00Z');
  const clock = { now: () => now };
  const { logger } = recordLogger();
  const common = { databaseUrl: database.url, platformUrl: 'http://platform.test', port: 0, host: '127.0.0.1', logger, clock };
  const sandbox = createSandbox({ ...common, secrets });
  try {
    const url = await sandbox.listen();
    const feedOf = (known: typeof secrets) =>
      readPartners(new Variables(standInVariables(url, known), { mayUseHttp: true })).feed!.open(clock);
    const feed = feedOf(secrets);
    expect(feed.producers).toEqual(['live', 'pre-match']);

    for (const producer of feed.producers) {
      let state = unknownProducer(now, `recovery of ${producer}`);
      const kinds = new Set<string>();
      const poll = async () => {
        const messages = await feed.messages({ producer, after: state.sequence, limit: 200 });
        const before = state.sequence;
        for (const message of messages) {
          state = follow(state, message, now, () => 'another').state;
          kinds.add(message.kind);
        }
        return state.sequence - before;
      };
      // The matches are announced in turns.
      await expect.poll(poll, { timeout: 20_000 }).toBe(0);
      expect(state.requestId).toBe(`recovery of ${producer}`);
      await feed.recover({ producer, requestId: `recovery of ${producer}` });
      await expect.poll(async () => (await poll(), state.downSince), { timeout: 20_000 }).toBeNull();
      now = new Date(now.getTime() + 15_000);
      await expect.poll(poll, { timeout: 20_000 }).toBeGreaterThan(0);
      expect([state.gapSince, state.downSince, isSilent(state, now)]).toEqual([null, null, false]);
      expect([...kinds]).toEqual(expect.arrayContaining(['fixture.changed', 'odds.changed', 'alive', 'snapshot.completed']));
    }
    await expect(feedOf({ ...secrets, feed: 'another' }).messages({ producer: 'live', after: 0, limit: 1 })).rejects.toThrow('401');
    const page = await (await fetch(`${url}/feed/`)).text();
    expect(page).toMatch(/Under way[\s\S]*<article>[\s\S]*Soon[\s\S]*<article>/);
  } finally {
    await sandbox.close();
    await database.drop();
  }
});
