import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface StartedProcess {
  child: ChildProcess;
  /** All that it printed so far. */
  output(): string;
  url(): Promise<string>;
  /** Its exit code, when it has ended. */
  code(): Promise<number | null>;
}

/** The whole product but the site, whose build is no matter here; or another command with its variables. */
export function startProcess(variables: Record<string, string>, command: string[] = [MAIN]): StartedProcess {
  const env = {
    ...process.env,
    PORT: '0',
    SANDBOX_PORT: '0',
    STUDIO_PORT: '0',
    ROLES: 'api,socket,worker',
    DATABASE_URL: '',
    ...variables,
  };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close');
  return {
    child,
    output: () => text,
    url: async () => {
      const url = await vi.waitUntil(() => (child.exitCode === null ? /Open +(http:\S+)/.exec(text)?.[1] : 'none'), { timeout: 100_000 });
      return url === 'none' ? Promise.reject(new Error(text)) : url;
    },
    code: async () => (await ended)[0] as number | null,
  };
}

/** Ends those that still run, at once. */
export async function killAll(processes: readonly StartedProcess[]): Promise<void> {
  const alive = processes.map(({ child }) => child).filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(alive.map((child) => (child.kill('SIGKILL'), once(child, 'exit'))));
}
