import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run-child.ts';

const folder = join(ROOT, 'docs/decisions');
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted();

describe('decision records', () => {
  it('are numbered without a gap, in the file name and in the title', () => {
    const numbers = records.map((file) => Number(file.slice(0, 4)));
    expect(numbers).toEqual(records.map((_, index) => index + 1));
    for (const file of records) expect(readFileSync(join(folder, file), 'utf8')).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
  });

  it('say first since when they hold, then what was decided', () => {
    const isByTemplate = (file: string) =>
      /^# .*\n\n\*\*Status\.\*\* (In force since \d{4}-\d\d-\d\d|Replaced by).*\n\n\*\*Decision\.\*\*/.test(
        readFileSync(join(folder, file), 'utf8'),
      );
    expect(records.filter((file) => !isByTemplate(file))).toEqual([]);
  });

  it('all stand in the index, which lists nothing else', () => {
    const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => file);
    expect(listed).toEqual(records);
  });
});
