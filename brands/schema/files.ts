import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the brands lie, one folder each. */
export const brandsDir = fileURLToPath(new URL('..', import.meta.url));

/** A file as messages for people name it: `brands/<name>/…`. */
export const nameOf = (path: string) => relative(fileURLToPath(new URL('../..', import.meta.url)), path);
