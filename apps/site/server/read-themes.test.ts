import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readThemes } from './read-themes.ts';

it('puts the sheets of a brand behind one another, in their order, on one line and without comments', () => {
  const folder = mkdtempSync(join(tmpdir(), 'themes-'));
  const sheets = ['/* Copper.\n on ink */\n:root {\n  --a: light-dark(#fff, #000);\n}\n', ':root { --a: #111 }\n'];
  const files = sheets.map((css, at) => {
    const file = join(folder, `${at}.css`);
    writeFileSync(file, css);
    return file;
  });
  expect(readThemes(files)).toBe(':root { --a: light-dark(#fff, #000); } :root { --a: #111 }');
  expect(readThemes([])).toBe('');
  rmSync(folder, { recursive: true });
});
