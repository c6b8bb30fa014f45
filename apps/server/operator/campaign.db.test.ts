import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seedPlatform } from '@verdigale/platform';
import { createTestPlatform, registerTestPlayer, testSettings, type TestPlatform } from '@verdigale/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBrand } from '../brand.ts';
import { demoStaff } from '../platform-config.ts';

const COMMAND = fileURLToPath(new URL('./campaign.ts', import.meta.url));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  const { campaigns } = (await loadBrand('default')).bonuses;
  await seedPlatform(platform.kernel, { settings: testSettings, campaigns, staff: demoStaff });
});
afterAll(() => platform[Symbol.asyncDispose]());

/** `npm run campaign -- …` beside this platform. */
function campaign(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = { ...process.env, DATABASE_URL: platform.kernel.db.url, STAFF_KEY: demoStaff.ann };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...words], { env }, (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out: out.trim(), error: error.trim() }),
    );
  });
}

it('lists campaigns, shows one by rule sets, and says what one may cost', async () => {
  const [list, show, cost] = await Promise.all([campaign('list'), campaign('show', 'first-five'), campaign('cost', 'first-five')]);
  expect([list.code, show.code, cost.code]).toEqual([0, 0, 0]);
  expect(list.out).toMatch(/^first-five +running +0 claims +0\.00 EUR$/m);
  expect(show.out).toMatch(/^first-five: running\n {2}version 1 {2}published \S+ {2}holds\n/);
  expect(show.out).toMatch(/^ {2}house: lawful$/m);
  expect(show.out).toMatch(/^ {2}closed: \S+/m);
  expect(cost.out).toMatch(/^Five to try: 5\.00 granted/);
  expect(cost.out).toMatch(/^5000 claims cost \d+\.\d\d/m);
});

it('gives a bonus once for each reference, stops a campaign, and publishes it again', async () => {
  const player = await registerTestPlayer(platform);
  const names = async () => {
    const answer = await platform.app.inject({ url: '/api/game/player-bonuses', headers: player.headers });
    return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
  };
  const give = (reference: string) => campaign('give', 'quest-two', player.email, reference);
  expect(await give('sorry-1')).toEqual({ code: 0, out: 'issued', error: '' });
  expect(await give('sorry-1')).toEqual({ code: 0, out: 'issued before by this reference', error: '' });
  expect(await names()).toEqual(['Two for a good catch']);

  expect((await campaign('stop', 'quest-two')).out).toBe('stopped');
  expect((await campaign('list')).out).toMatch(/^quest-two +stopped +1 claims +2\.00 EUR$/m);
  expect(await give('sorry-2')).toMatchObject({ code: 1, out: '', error: 'no running campaign "quest-two"' });
  expect((await campaign('publish', 'quest-two')).out).toBe('published');
  expect((await give('sorry-2')).out).toBe('issued');
  expect(await names()).toHaveLength(2);
});

it('prints one line of what is wrong, or how it is used', async () => {
  const [unknown, stranger, wrong] = await Promise.all([
    campaign('show', 'none'),
    campaign('give', 'first-five', 'nobody@mail.example', 'x'),
    campaign('give', 'first-five'),
  ]);
  expect(unknown).toEqual({ code: 1, out: '', error: 'no campaign "none"' });
  expect(stranger).toEqual({ code: 1, out: '', error: 'no such player' });
  expect(wrong).toMatchObject({ code: 1, out: '', error: expect.stringMatching(/^npm run campaign -- list/) as string });
});
