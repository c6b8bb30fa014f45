import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('./player.ts', import.meta.url));

it('without words a command prints what it takes, also where nothing runs', () => {
  const env = { ...process.env, DATA_DIR: join(tmpdir(), 'vd-nothing-runs-here'), DATABASE_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, [COMMAND], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^npm run player -- activate <id or e-mail>$/m)]);
});
