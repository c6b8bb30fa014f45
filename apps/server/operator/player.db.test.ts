import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTestPlatform, registerTestPlayer } from '@verdigale/platform/testing';
import { expect, it } from 'vitest';

it('prints what is stored about a player as JSON, and who is not there in one line', async () => {
  await using platform = await createTestPlatform();
  const player = await registerTestPlayer(platform);
  const env = { ...process.env, DATABASE_URL: platform.kernel.db.url };
  const file = fileURLToPath(new URL('./player.ts', import.meta.url));
  const run = (...words: string[]) =>
    new Promise<{ out: string; said: string }>((resolve) => {
      execFile(process.execPath, [file, ...words], { env }, (_, out, said) => resolve({ out, said: said.trim() }));
    });
  const [found, nobody] = await Promise.all([run('export', player.email), run('export', 'nobody@mail.test')]);
  expect(JSON.parse(found.out)).toMatchObject({ player: player.id, tables: { 'player.player': [{ email: player.email }] } });
  expect(nobody).toEqual({ out: '', said: 'no such player' });
});
