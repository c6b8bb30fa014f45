import { readPartners, Variables } from '@verdigale/platform';
import { describeFeed, type FeedDriver } from '@verdigale/platform/testing/feed-kit';
import { standInVariables } from '@verdigale/sandbox';
import { openTestSandbox } from '@verdigale/sandbox/testing';

/** The stand-in on a clock that the kit moves. The programme is the same every time. */
async function openStandInDriver(): Promise<FeedDriver> {
  let now = new Date('2026-06-03T12:00:00Z');
  const clock = { now: () => now };
  const { url, secrets, close } = await openTestSandbox(clock, { feed: 'feed secret' });
  const feedBy = (feed: string) =>
    readPartners(new Variables(standInVariables(url, { ...secrets, feed }), { mayUseHttp: true })).feed!.open(clock);
  return {
    feed: feedBy(secrets.feed),
    stranger: feedBy('another'),
    now: clock.now,
    async pass(ms) {
      now = new Date(now.getTime() + ms);
    },
    close,
  };
}

describeFeed('of the sandbox', openStandInDriver);
