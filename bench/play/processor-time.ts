import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc: what the kernel counts time in. */
const ticksASecond = 100;

/** Seconds of processor time that this process's own descendants have used so far, by program. Linux only. */
export function processorTime(): Record<'node' | 'postgres', number> {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const own = new Set([process.pid]);
  const used = { node: 0, postgres: 0 };
  // Parents have smaller numbers than their children, unless numbers began anew: then the next round finds them.
  for (let size = 0; size !== own.size;) {
    size = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  for (const { pid, program, seconds } of all) {
    if (pid !== process.pid && own.has(pid)) used[program.startsWith('postgres') ? 'postgres' : 'node'] += seconds;
  }
  return used;
}

function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8').trim();
    const [, program = '', rest = ''] = /\((.*)\) (.*)$/.exec(text) ?? [];
    const fields = rest.split(' ').map(Number);
    return { pid, program, parent: fields[1]!, seconds: (fields[11]! + fields[12]!) / ticksASecond };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
