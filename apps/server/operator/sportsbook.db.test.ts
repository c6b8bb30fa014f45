import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addTestStaff, createTestPlatform, type TestPlatform } from '@verdigale/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { legOn, openBettor, settle } from '../../../platform/flows/sportsbook/testing.ts';
import { market, openFeed } from '../../../platform/modules/sportsbook/testing.ts';

const COMMAND = fileURLToPath(new URL('./sportsbook.ts', import.meta.url));

let platform: TestPlatform;
let staff: { ann: string; bob: string };
beforeAll(async () => {
  platform = await createTestPlatform();
  staff = await addTestStaff(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

/** `npm run sportsbook -- …` beside this platform. */
function sportsbook(by: 'ann' | 'bob', ...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: platform.kernel.db.url, STAFF_KEY: staff[by] };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...words], { env }, (_, out, error) => resolve((out || error).trim()));
  });
}

it('shows what open bets may cost, and settles a market by the word of two people', async () => {
  const feed = await openFeed(platform);
  await feed.say(feed.fixture('match'), feed.odds('match', [market({ home: '2.5', away: '1.6' })]));
  const bettor = await openBettor(platform);
  const { id } = (await bettor.place({ legs: [await legOn(platform, 'match')] })).data;
  const because = ['--because', 'Final', 'score', '2:1'];
  const [exposure, asked, wrong, limited] = await Promise.all([
    sportsbook('ann', 'exposure', 'match'),
    sportsbook('ann', 'settle', 'match', 'winner', 'home:won', 'away:lost', ...because),
    sportsbook('ann', 'settle', 'match', 'winner', 'home:won', ...because),
    sportsbook('ann', 'limit', '50', 'match', 'winner', '--because', 'a', 'rumour'),
  ]);
  expect(limited).toBe('holds for bets from now on');
  expect(await sportsbook('ann', 'limits')).toMatch(/^match {2}winner {2}\* {2}wins at most 50 {2}.* {2}ann {2}a rumour\n1 limits$/);
  expect(exposure).toBe('match  winner  home  2.5  active  bets 1  staked 10.00 EUR  pays at most 25.00 EUR\n1 outcomes with open bets');
  expect(wrong).toContain('how each outcome ended (home, away)');
  expect(await sportsbook('ann', 'rulings')).toMatch(
    new RegExp(`^${asked}  .*  settle  match  winner  away:lost  home:won  ann  Final score 2:1\\n1 waiting$`),
  );
  expect(await sportsbook('ann', 'approve', asked)).toBe('by: must be another person than the one who asked');
  expect(await sportsbook('bob', 'approve', asked)).toBe('holds; the money moves now');
  await settle(platform, 'match');
  expect((await bettor.bet(id)).payout).toBe(25);
});
