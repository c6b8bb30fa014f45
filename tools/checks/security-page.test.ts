import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ends, readSecurityPage } from './security-page.ts';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');
const items = readSecurityPage(page);

it('has every item of levels 1 and 2 once', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(['1', '2'].map((level) => items.filter((item) => item.level === level).length)).toEqual([70, 183]);
});

it('counts how its items end', () => {
  for (const end of ends) {
    const [, counted] = new RegExp(`^\\| \\*\\*${end}\\*\\*.*\\| (\\d+) \\|$`, 'm').exec(page) ?? [];
    expect([end, items.filter((item) => item.end === end).length]).toEqual([end, Number(counted)]);
  }
  expect(items.filter((item) => !ends.some((end) => end === item.end))).toEqual([]);
});

it('names tests that are there', () => {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const url = new URL(file, root);
    if (!texts.has(file)) texts.set(file, existsSync(url) ? readFileSync(url, 'utf8') : '');
    return texts.get(file)!;
  };
  expect(items.filter(({ end, tests }) => end === 'Shown' && tests.length === 0)).toEqual([]);
  const gone = items.flatMap(({ id, tests }) =>
    tests.filter(({ file, title }) => !textOf(file).includes(title)).map((test) => ({ id, ...test })),
  );
  expect(gone).toEqual([]);
});

it('reads several items of a line, and refuses what is no item', () => {
  expect(readSecurityPage('- 1.2.3 4.5.6 L2 Both. **None here**: nothing.').map(({ id, level, end }) => [id, level, end])).toEqual([
    ['1.2.3', '2', 'None here'],
    ['4.5.6', '2', 'None here'],
  ]);
  expect(() => readSecurityPage('- 1.2.3 L2 Nothing is said.')).toThrow('is no item');
});
