import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

/** The folders below `root` in which the working tree or its last commit has changed a file; none where git knows of no changes, or there is no git. */
export function changedFolders(root: string): Set<string> {
  const list = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? [];
  const paths = [...list('diff', '--name-only', '--relative', 'HEAD~1'), ...list('ls-files', '--others', '--exclude-standard')];
  return new Set(paths.map((path) => dirname(path)));
}
