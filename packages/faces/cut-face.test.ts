import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cutFace, faces, fileOf } from './cut-face.ts';

// The larger ones take seconds.
it.each(['onest-cyrillic', 'onest-cyrillic-ext', 'familjen-grotesk-latin', 'familjen-grotesk-latin-ext'] as const)(
  'the file of %s is what its package ships, cut',
  async (face) => {
    expect((await cutFace(face)).equals(await readFile(fileOf(face)))).toBe(true);
  },
);

it('keeps a file of each face, and no other', () => {
  const names = Object.keys(faces).map((face) => `${face}.woff2`);
  expect(readdirSync(new URL('files', import.meta.url)).toSorted()).toEqual(names.toSorted());
});
