import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawCampaigns } from '../../modules/bonus/campaign/testing.ts';
import { ended, market, openFeed, takenBack, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { legOn, openBettor, settle } from '../sportsbook/testing.ts';
import { hour, openCashbackStage, weekly, type CashbackStage } from './testing.ts';

let stage: CashbackStage;
let feed: TestFeed;
beforeAll(async () => {
  stage = await openCashbackStage();
  stage.toMonday(2 * hour);
  feed = await openFeed(stage.platform);
  await stage.publish(weekly());
});
afterAll(async () => {
  await withdrawCampaigns(stage.platform.kernel);
  await stage.close();
});

it('[BON-09] a bet whose result is corrected counts in the week of the correction with what that has changed, and once in all', async () => {
  const { platform } = stage;
  const say = async (...said: Parameters<TestFeed['say']>) => {
    await feed.say(...said);
    await settle(platform, 'match');
  };
  await feed.say(feed.fixture('match'), feed.odds('match', [market({ home: '2.0', away: '2.0' })]));
  const [same, other] = [await openBettor(platform), await openBettor(platform)];
  await same.place({ legs: [await legOn(platform, 'match')] });
  await other.place({ legs: [await legOn(platform, 'match', 'away')], unitStake: 20 });
  await say(ended('match', false));
  const comesBack = async () => {
    const players = [same, other].map(async ({ id }) => (await stage.estimate({ playerId: id }))[0]!.amount);
    return Promise.all(players);
  };
  // Lost, and won; then it is taken back, and said again.
  expect(await comesBack()).toEqual([1, 0]);
  await say(takenBack('match'));
  expect(await comesBack()).toEqual([0, 0]);
  await say(ended('match', false));
  expect(await comesBack()).toEqual([1, 0]);
  stage.toMonday(hour);
  expect(await stage.settle()).toBe(1);
  expect(await same.real()).toBe(91_00n);
  await say(takenBack('match'));
  platform.clock.advance(hour);
  await say(ended('match', false));
  expect(await comesBack()).toEqual([0, 0]);
  // Won after all, and lost: what was won with it in the week before is lost now, beside the stake.
  await say(ended('match', true));
  expect(await comesBack()).toEqual([0, 4]);
  stage.toMonday(hour);
  expect(await stage.settle()).toBe(1);
});

it('[BON-09] a bet on something months away is in the estimate of the week in which it is lost', async () => {
  const { platform } = stage;
  await feed.say({ kind: 'alive' });
  await feed.recover();
  await feed.say(feed.fixture('final'), feed.odds('final', [market({ home: '2.0', away: '2.0' })]));
  const bettor = await openBettor(platform);
  expect(await bettor.place({ legs: [await legOn(platform, 'final')] })).toMatchObject({ status: 200 });
  for (let week = 0; week < 10; week += 1) stage.toMonday(2 * hour);
  await feed.say(ended('final', false));
  await settle(platform, 'final');
  expect(await stage.estimate({ playerId: bettor.id })).toMatchObject([{ amount: 1 }]);
  stage.toMonday(hour);
  expect(await stage.settle()).toBe(1);
});
