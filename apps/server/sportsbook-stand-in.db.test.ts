import type { SportEvent } from '@verdigale/contract';
import { readPartners, Variables } from '@verdigale/platform';
import { standInVariables } from '@verdigale/sandbox';
import { openTestSandbox } from '@verdigale/sandbox/testing';
import { expect, it } from 'vitest';
import { followProducer, openFeed } from '../../platform/modules/sportsbook/feed/follow-feed.ts';
import { testConfig } from '../../platform/testing/config.ts';
import { createTestPlatform } from '../../platform/testing/index.ts';

it('the sportsbook follows the feed of the sandbox: both producers come up, and matches are live and open', async () => {
  // The programme is the same every time; time goes on.
  const from = new Date('2026-06-03T12:00:00Z').getTime() - performance.now();
  const clock = { now: () => new Date(from + performance.now()) };
  const sandbox = await openTestSandbox(clock, { feed: 'feed secret' });
  const { feed } = readPartners(new Variables(standInVariables(sandbox.url, sandbox.secrets), { mayUseHttp: true }));
  const platform = await createTestPlatform({ partners: { ...testConfig('').partners, feed } });
  const follow = async () => {
    platform.clock.set(clock.now().toISOString());
    const opened = await openFeed(platform.kernel);
    for (const name of opened.producers) await followProducer(platform.kernel, opened, name, 100);
    const url = '/api/sportsbook/events?perPage=100';
    const events = (await platform.app.inject({ url })).json<{ data: SportEvent[] }>().data.filter(({ main }) => main?.closed === null);
    return { live: events.some(({ isLive }) => isLive), later: events.some(({ isLive }) => !isLive) };
  };
  try {
    await expect.poll(follow, { timeout: 50_000, interval: 500 }).toEqual({ live: true, later: true });
    const page = await (await fetch(`${sandbox.url}/feed/`)).text();
    expect(page).toMatch(/Under way[\s\S]*<article>[\s\S]*Soon[\s\S]*<article>/);
  } finally {
    await platform[Symbol.asyncDispose]();
    await sandbox.close();
  }
});
