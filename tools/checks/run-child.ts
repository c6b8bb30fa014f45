import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Whatever takes longer hangs. On a busy machine tests have taken three times what they take on a quiet one. */
const LIMIT_MINUTES = 45;
/** Room to end in an orderly way before it is killed. */
const GRACE_MS = 15_000;
const running = new Set<ChildProcess>();
let isEnding = false;

export interface ChildResult {
  ok: boolean;
  /** What it printed, standard output and error together. */
  output: string;
}

export interface ChildOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a script under this Node, collects what it prints, and never leaves it behind. */
export function runNode(script: string, args: string[] = [], options: ChildOptions = {}): Promise<ChildResult> {
  return new Promise((resolve) => {
    if (isEnding) return;
    // The channel ends a script of ours when this process is killed.
    const child = spawn(process.execPath, [script, ...args], {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const limit = setTimeout(() => {
      output += `\nstopped after ${LIMIT_MINUTES} minutes`;
      end(child);
    }, LIMIT_MINUTES * 60_000);
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      if (isEnding) return;
      resolve({ ok: code === 0, output: output.trim() });
    });
  });
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
}

/** Ends whatever runs and then this process, on Ctrl-C and when its own parent is gone. */
export function endWithParent(): void {
  const stop = () => {
    if (isEnding) return;
    isEnding = true;
    for (const child of running) end(child);
    setInterval(() => running.size === 0 && process.exit(130), 50);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  process.channel?.unref();
}
