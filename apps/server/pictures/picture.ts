import { createHash } from 'node:crypto';
import { artVersion, type AppIconPurpose, type CoverSeed, type MarkColours, type PixelSize } from '@verdigale/art';

/** A picture to be drawn, as plain data that a worker thread can be handed. */
export type Picture =
  | { kind: 'cover'; seed: CoverSeed; size: PixelSize }
  | { kind: 'og'; seed: CoverSeed; name: string; mark: MarkColours }
  | { kind: 'icon'; purpose: AppIconPurpose; side: number; mark: MarkColours };

/** Raised when `draw.ts` encodes differently: pictures already made are then made anew. */
const encodingVersion = 1;

/** Names the generator that pictures come from. */
export const pictureVersion = `${artVersion}.${encodingVersion}`;

const extensions = { cover: 'avif', og: 'png', icon: 'png' } as const;
export const contentTypes = { cover: 'image/avif', og: 'image/png', icon: 'image/png' } as const;

/** The name of a picture by all that it depends on, the generator included: another name is another picture. */
export function pictureHash(picture: Picture, version: string = pictureVersion): string {
  return createHash('sha256')
    .update(JSON.stringify([version, canonical(picture)]))
    .digest('hex')
    .slice(0, 32);
}

export function pictureFile(picture: Picture): string {
  return `${pictureHash(picture)}.${extensions[picture.kind]}`;
}

/** Only what is drawn, in a fixed order: a lookup may hand out seeds that know more. */
function canonical(picture: Picture): unknown[] {
  const mark = 'mark' in picture ? [picture.mark.ground, picture.mark.accent, picture.mark.gain] : [];
  if (picture.kind === 'icon') return ['icon', picture.purpose, picture.side, ...mark];
  const { identity, provider, category, tags } = picture.seed;
  const seed = [identity, provider, category, tags];
  if (picture.kind === 'og') return ['og', ...seed, picture.name, ...mark];
  return ['cover', ...seed, picture.size.width, picture.size.height];
}
