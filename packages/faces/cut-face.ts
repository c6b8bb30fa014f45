import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Weights = number | { min: number; max: number };

/** Text is set in 400, 550 and 700, and a few weights between. */
const text: Weights = { min: 400, max: 700 };
/** All headings have one. */
const heading: Weights = 650;

/** Each face that is served, as a part of a family's letters, with the weights that it is served in. */
export const faces = {
  'onest-latin': text,
  'onest-latin-ext': text,
  'onest-cyrillic': text,
  'onest-cyrillic-ext': text,
  'familjen-grotesk-latin': heading,
  'familjen-grotesk-latin-ext': heading,
  'vazirmatn-arabic': text,
  'noto-sans-devanagari-devanagari': text,
} as const satisfies Record<string, Weights>;

export type Face = keyof typeof faces;

const families = ['onest', 'familjen-grotesk', 'vazirmatn', 'noto-sans-devanagari'];

/** The bytes of a face: all letters of the variable font that its package ships, without the weights that nothing is set in. */
export async function cutFace(face: Face): Promise<Buffer> {
  const family = families.find((name) => face.startsWith(`${name}-`))!;
  const source = import.meta.resolve(`@fontsource-variable/${family}/files/${face}-wght-normal.woff2`);
  return subsetFont(await readFile(fileURLToPath(source)), null, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: { wght: faces[face] },
  });
}

export const fileOf = (face: Face): URL => new URL(`files/${face}.woff2`, import.meta.url);
