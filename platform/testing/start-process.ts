import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ProcessOptions } from './processes/options.ts';

export interface ServerProcess {
  url: string;
  close(): Promise<void>;
}

/** The platform in a process of its own over this database. It ends with this process at the latest. */
export async function startProcess(databaseUrl: string, options: ProcessOptions = {}): Promise<ServerProcess> {
  const script = fileURLToPath(new URL('processes/serve.ts', import.meta.url));
  const child = fork(script, [databaseUrl, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  const ended = once(child, 'exit');
  let complaints = '';
  child.stderr!.on('data', (text: Buffer) => (complaints += text.toString()));
  const [port] = (await Promise.race([once(createInterface({ input: child.stdout! }), 'line'), ended])) as [unknown];
  if (typeof port !== 'string') throw new Error(`the platform's process has ended: ${complaints}`);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
