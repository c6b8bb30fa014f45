import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checks/run-child.ts';

/** A test whose title carries ids in brackets before its words. */
export interface TaggedTest {
  file: string;
  ids: string[];
  title: string;
}

/** `'[LIM-05] [L5] a tighter limit …'` */
const titled = /(['"`])((?:\[[A-Z]+-?\d+\] ?)+)((?:\\.|(?!\1)[^\\\n])+)\1/g;

/** Of the whole tree, files of git only, in the order of their paths. */
export function taggedTests(): TaggedTest[] {
  const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: ROOT, encoding: 'utf8' });
  return [...new Set(files.split('\n').filter(Boolean))]
    .toSorted()
    .flatMap((file) => readTags(readFileSync(join(ROOT, file), 'utf8')).map((found) => ({ file, ...found })));
}

export function readTags(source: string): Omit<TaggedTest, 'file'>[] {
  return [...source.matchAll(titled)].map(([, , tags, title]) => ({
    ids: [...tags!.matchAll(/\[(.*?)\]/g)].map(([, id]) => id!),
    title: title!.replaceAll('\\', ''),
  }));
}
