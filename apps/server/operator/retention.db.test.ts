import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedPlatform } from '@verdigale/platform';
import { createTestPlatform, registerTestPlayer, testSettings, type TestPlatform } from '@verdigale/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdTournament, withdrawTournament } from '../../../platform/modules/retention/index.ts';
import { loadBrand } from '../brand.ts';
import { demoStaff } from '../platform-config.ts';

const brand = await loadBrand('default');
let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdigale-retention-'));
  platform = await createTestPlatform();
  await seedPlatform(platform.kernel, {
    settings: testSettings,
    campaigns: brand.bonuses.campaigns,
    quests: brand.quests,
    staff: demoStaff,
  });
});
afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** `npm run quest -- …` or `npm run tournament -- …` beside this platform. */
function run(command: 'quest' | 'tournament', ...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: platform.kernel.db.url, STAFF_KEY: demoStaff.ann };
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { env }, (_, out, error) => resolve((out || error).trim()));
  });
}

function fileOf(name: string, value: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

it('publishes a quest from a file, lists it beside the brand’s, shows what a player has begun, and ends it', async () => {
  const ids = { quest: '019b0000-0000-7000-8000-00000000a000', task: '019b0000-0000-7000-8000-00000000a001' };
  const own = brand.quests.find(({ identity }) => identity === 'ten-rounds')!;
  const quest = { ...own, id: ids.quest, identity: 'rainy-sunday', tasks: [{ ...own.tasks[0]!, id: ids.task }] };
  const player = await registerTestPlayer(platform);
  const [published, faulty] = await Promise.all([
    run('quest', 'publish', fileOf('rainy.json', quest)),
    run('quest', 'publish', fileOf('faulty.json', { ...quest, repeat: 'hourly' })),
  ]);
  expect(published).toBe('published: rainy-sunday');
  expect(faulty).toMatch(/faulty\.json: repeat must be one of once, daily, weekly$/);

  const begun = await platform.app.inject({ method: 'PUT', url: `/api/retention/quests/${ids.quest}/activate`, headers: player.headers });
  expect(begun.statusCode).toBe(200);
  const [show, of] = await Promise.all([run('quest', 'show', 'rainy-sunday'), run('quest', 'of', player.email)]);
  expect(show).toMatch(/^\S+Z {2}holds\n\{\n {2}"id": "019b0000/);
  expect(of).toMatch(/^rainy-sunday +active {2}begun \S+ {2}until \S+\n {2}.+: 0$/);

  expect(await run('quest', 'end', 'rainy-sunday')).toBe('ended');
  await platform.relay.drain();
  const list = await run('quest', 'list');
  expect(list).toMatch(/^rainy-sunday +stopped +operator +1 begun, 0 active, 0 claimed$/m);
  expect(list).toMatch(/^ten-rounds +offered +brand +0 begun/m);
});

it('holds a tournament once from a file, and takes it back before it begins', async () => {
  const { everyHours: _, crowd: _crowd, ...series } = brand.tournaments[0]!;
  const cup = { ...series, startsAt: '2036-01-01T00:00:00Z', lastsHours: 2 };
  const id = await run('tournament', 'hold', fileOf('cup.json', cup));
  await expect(holdTournament(platform.kernel, { ...cup, startsAt: '2036-01-01T01:59:00Z' })).rejects.toThrow(
    `"${series.identity}" is held from 2036-01-01T00:00:00.000Z already`,
  );
  await expect(holdTournament(platform.kernel, { ...cup, startsAt: '2016-01-01T00:00:00Z' })).rejects.toThrow('must be in the future');
  expect(await run('tournament', 'show', id)).toMatch(
    / {2}scheduled {2}2036-01-01T00:00:00\.000Z {2}2036-01-01T02:00:00\.000Z {2}0 entries\n {2}prize 1: /,
  );
  expect(await run('tournament', 'withdraw', id)).toBe('withdrawn');
  await expect(withdrawTournament(platform.kernel, id)).rejects.toThrow(`no tournament ${id}`);
});
