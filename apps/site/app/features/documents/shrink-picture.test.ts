import { expect, it } from 'vitest';
import { maxFileBytes } from './check-file.ts';
import { jpegName, shrinkPicture } from './shrink-picture.ts';

it.each([
  ['IMG_1.HEIC', 'IMG_1.jpg'],
  ['scan.of.id.png', 'scan.of.id.jpg'],
  ['passport', 'passport.jpg'],
])('names %s as what it has become', (name, shrunk) => {
  expect(jpegName(name)).toBe(shrunk);
});

it('[PROFILE-03] leaves what is small enough, and what is no picture, as it is', async () => {
  const small = new File(['x'], 'a.png', { type: 'image/png' });
  const book = new File([new Uint8Array(maxFileBytes + 1)], 'a.pdf', { type: 'application/pdf' });
  expect([await shrinkPicture(small), await shrinkPicture(book)]).toEqual([small, book]);
});
