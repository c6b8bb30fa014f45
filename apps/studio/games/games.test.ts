import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from './index.ts';

const folder = new URL('./', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

it('offers the game of each folder under its name', () => {
  expect(games.map(({ identity }) => identity).toSorted()).toEqual(folders.toSorted());
});

it.each(folders)('finds the parts of %s under the names that every game has', (game) => {
  for (const part of ['math.ts', 'exact.ts', 'recall.ts', 'texts/en.json', 'view/main.ts', 'view/theme.css', 'math.test.ts'])
    expect([part, existsSync(new URL(`${game}/${part}`, folder))]).toEqual([part, true]);
});
