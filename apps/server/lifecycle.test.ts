import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

const LIFECYCLE = new URL('./lifecycle.ts', import.meta.url).href;

it('ends at once where its launcher has gone before, while it was still being loaded', async () => {
  const program = `
    import { liveUntilStopped } from '${LIFECYCLE}';
    await new Promise((resolve) => process.once('disconnect', resolve));
    liveUntilStopped({ stop: async () => console.log('stopped'), onEnd: (reason) => console.log(reason) });
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.disconnect();
  const [said, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  expect([said, code]).toEqual(['the launcher is gone\nstopped\n', 0]);
});
