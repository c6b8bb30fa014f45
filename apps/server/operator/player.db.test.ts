import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addTestStaff, createTestPlatform, registerTestPlayer, type TestPlatform } from '@verdigale/platform/testing';
import { expect, it } from 'vitest';

/** `npm run player -- …` beside this platform, by one of its staff. */
async function runner(platform: TestPlatform) {
  const staff = await addTestStaff(platform);
  return { run: runBy(platform, staff.ann), runAsBob: runBy(platform, staff.bob) };
}

function runBy(platform: TestPlatform, STAFF_KEY: string) {
  const env = { ...process.env, DATABASE_URL: platform.kernel.db.url, STAFF_KEY };
  const file = fileURLToPath(new URL('./player.ts', import.meta.url));
  return (...words: string[]) =>
    new Promise<{ out: string; said: string }>((resolve) => {
      execFile(process.execPath, [file, ...words], { env }, (_, out, said) => resolve({ out, said: said.trim() }));
    });
}

it('prints what is stored about a player as JSON, and who is not there in one line', async () => {
  await using platform = await createTestPlatform();
  const player = await registerTestPlayer(platform);
  const { run } = await runner(platform);
  const [found, nobody] = await Promise.all([run('export', player.email), run('export', 'nobody@mail.test')]);
  expect(JSON.parse(found.out)).toMatchObject({ player: player.id, tables: { 'player.player': [{ email: player.email }] } });
  expect(nobody).toEqual({ out: '', said: 'no such player' });
});

it('erases a blocked player, and says of another in one line why not', async () => {
  await using platform = await createTestPlatform();
  const player = await registerTestPlayer(platform);
  const { run } = await runner(platform);
  expect(await run('erase', player.email)).toEqual({ out: '', said: 'player: is not blocked' });
  expect((await run('block', player.email)).out).toBe('blocked\n');
  expect(await run('erase', player.email)).toEqual({ out: `erased: ${player.id}, documents: 0\n`, said: '' });
  expect((await run('erase', player.email)).said).toBe('no such player');
});

it('blocks, limits and closes a product by as many words as each takes, and prints its usage for others', async () => {
  await using platform = await createTestPlatform();
  const player = await registerTestPlayer(platform);
  const { run } = await runner(platform);
  const [money, product, tooMany, tooFew, unknown] = await Promise.all([
    run('limit', player.email, 'bet', 'daily', 'EUR', '10'),
    run('product', player.email, 'sportsbook'),
    run('unlimit', player.email, 'bet', 'daily', 'EUR', '10'),
    run('limit', player.email, 'bet'),
    run('toString', player.email),
  ]);
  expect(money.out).toMatch(/^holds from \d{4}-\d\d-\d\dT/);
  expect(product.out).toBe('sportsbook\n');
  for (const { said } of [tooMany, tooFew, unknown]) expect(said).toMatch(/^npm run player -- activate/);
  expect((await run('limit', player.email)).out).toBe('limited\n');
});

it('corrects a locked name once a second person has approved it', async () => {
  await using platform = await createTestPlatform();
  const player = await registerTestPlayer(platform);
  const { run, runAsBob } = await runner(platform);
  const id = (await run('correct', player.email, 'the passport was seen', 'lastName=Green', 'personalIdNumber=X=1')).out.trim();
  expect((await run('corrections')).out).toContain(
    `${player.id}  lastName: (nothing) -> Green, personalIdNumber: (nothing) -> X=1  ann  the passport was seen`,
  );
  expect(await run('approve-correction', id)).toEqual({ out: '', said: 'by: must be another person than the one who asked' });
  expect(await runAsBob('approve-correction', id)).toEqual({ out: 'corrected; the player is notified\n', said: '' });
  expect(await run('corrections')).toEqual({ out: '0 waiting\n', said: '' });
  expect((await run('duplicates')).out).toBe('0 pairs\n');
  const { data } = (await platform.app.inject({ url: '/api/player/profile', headers: player.headers })).json<{ data: object }>();
  expect(data).toMatchObject({ lastName: 'Green', personalIdNumber: 'X=1' });
});

it('blocks somebody under age', async () => {
  await using platform = await createTestPlatform();
  const player = await registerTestPlayer(platform);
  const { run } = await runner(platform);
  expect((await run('under-age', player.email)).out).toMatch(/^blocked/);
  expect((await run('under-age', 'nobody@mail.test')).said).toBe('no such player');
});
