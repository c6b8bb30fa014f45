import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** A build that fails may say much; Node's own limit would end it. */
const maxBuffer = 64 * 1024 * 1024;

/**
 * Runs a script in a Node process of its own: a builder's work would hold up whoever starts meanwhile, and its memory would stay. It ends with this
 * process. Throws what it printed.
 */
export async function runBuild(
  args: readonly string[],
  { cwd, variables = {} }: { cwd?: string; variables?: Record<string, string> } = {},
): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined, ...variables };
  const building = execute(process.execPath, args, { cwd, env, maxBuffer });
  const end = () => void building.child.kill();
  process.once('exit', end);
  try {
    await building;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The build failed: node ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  } finally {
    process.off('exit', end);
  }
}
