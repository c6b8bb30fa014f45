import { join, relative } from 'node:path';

/** Where the brands lie, one folder each. */
export const brandsDir = join(import.meta.dirname, '..');

/** A file as messages for people name it: `brands/<name>/…`. */
export const nameOf = (path: string) => relative(join(brandsDir, '..'), path);
