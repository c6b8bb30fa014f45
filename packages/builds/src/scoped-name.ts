import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * What a class of a CSS module is called on a page: the sheet, the class, and a mark of where the sheet lies, since two may have one name. The mark is
 * the sheet's and not each class's, so that the names of a sheet pack well: they are in the first load.
 */
export function scopedName(local: string, file: string): string {
  const place = relative(root, file).replaceAll('\\', '/');
  const mark = createHash('sha256').update(place).digest('base64url').slice(0, 4);
  return `${basename(file, '.module.css')}_${local}_${mark}`;
}
