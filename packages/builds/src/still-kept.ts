import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How long files stay after a build that no longer has them: open pages, and a server that still runs, go on requesting them. */
const keptMs = 2 * 86_400_000;

/**
 * Which of the files that a new build has left behind stay for a while. A file's own age says nothing of that, for its build may have been served for
 * weeks: `list` is where it is kept since when each has been left behind.
 */
export function stillKept(left: readonly string[], list: string, now = Date.now()): Set<string> {
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, number>) : {};
  const kept = left.map((name) => [name, known[name] ?? now] as const).filter(([, since]) => now - since < keptMs);
  writeFileSync(list, JSON.stringify(Object.fromEntries(kept)));
  return new Set(kept.map(([name]) => name));
}

/** The file that a prepared copy (`x.js.br`) is of; any other is its own. */
export const sourceOf = (name: string): string => name.replace(/\.(?:br|gz)$/, '');
