import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What an operator's command prints, run beside the product of the test. */
export async function operate(command: 'autologin' | 'campaign' | 'limit' | 'player' | 'stop', ...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: process.env.E2E_DATA_DIR,
    DATABASE_URL: '',
    PUBLIC_URL: process.env.E2E_BASE_URL,
    STAFF_KEY: 'ann-of-the-demo',
  };
  return (await run(process.execPath, [`apps/server/operator/${command}.ts`, ...words], { env })).stdout.trim();
}
