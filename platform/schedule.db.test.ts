import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';

const hour = 60;
const day = 24 * hour;

let platform: TestPlatform;
/** The longest pause between two runs of each job, in minutes, as the queue repeats it. */
let pauses: Map<string, number>;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: true });
  const rows = await platform.kernel.db.all(sql<{ name: string; cron: string }>`select name, cron from jobs.schedule`);
  pauses = new Map(rows.map(({ name, cron }) => [name, pauseOf(cron)]));
});
afterAll(() => platform[Symbol.asyncDispose]());

/** Of the expressions in use: each minute, each so many, once an hour, once a day. */
function pauseOf(cron: string): number {
  const [, minutes, each, hours] = /^(\*(?:\/(\d+))?|\d+) (\*|\d+) \* \* \*$/.exec(cron) ?? [];
  if (minutes === undefined) throw new Error(`no such expression is read here: ${cron}`);
  if (minutes.startsWith('*')) return Number(each ?? 1);
  return hours === '*' ? hour : day;
}

const everyDay = (name: string) => expect(pauses.get(name)).toBeLessThanOrEqual(day);

it('[T2] the code is checked every day', () => everyDay('self-check'));
it('[L8] players are reminded of a review of their limits on the day when it is due', () => everyDay('player.remind-reviews'));
it('[M9] owners of dormant accounts are told on the day when they are due', () => everyDay('player.tell-dormant'));
it('[T10] markers of harm are read every day', () => everyDay('care.assess'));

it.each([
  ['the books of the last hours are proved', 'reconcile.recent', 5],
  ['all books are proved', 'reconcile.all', day],
  ['settings and clock are looked at', 'journal.look', 5],
  ['rates are asked for', 'settings.refresh-rates', 5],
  ['old sessions are forgotten', 'player.forget', hour],
  ['bonuses end', 'bonus.expire', 1],
  ['live bets that lost their decision are decided', 'sportsbook.decide-late', 1],
  ['live cash-outs that lost theirs are decided', 'sportsbook.decide-cash-outs-late', 1],
  ['patterns of bets are looked for', 'sportsbook.review', day],
])('%s without being asked, with no longer a pause than is promised', (_, name, most) => {
  expect(pauses.get(name)).toBeLessThanOrEqual(most);
});
