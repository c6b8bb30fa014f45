import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BrandError } from './faults.ts';
import { nameOf } from './files.ts';
import { isTree } from './lay-over.ts';

/** A brand's `brand.ts` as it was read, unchecked. */
export interface BrandFile {
  folder: string;
  /** Its path as faults name it. */
  file: string;
  definition: Readonly<Record<string, unknown>>;
}

/** The brand and those below it: itself first, then what it extends, and so on. Throws a BrandError when one is not there. */
export async function readChain(name: string, root: string, above: readonly BrandFile[] = []): Promise<BrandFile[]> {
  const folder = join(root, name);
  const path = join(folder, 'brand.ts');
  const file = nameOf(path);
  const [child] = above.slice(-1);
  const faulty = (at: string, key: string, what: string) => new BrandError(at, new Map([[key, what]]));
  if (above.some((other) => other.folder === folder)) throw faulty(child!.file, 'extends', `leads back to ${file}`);
  if (!/^[\w-]+$/.test(name) || !existsSync(path))
    throw child ? faulty(child.file, 'extends', `names a brand that is not there: ${file}`) : faulty(file, '', 'there is no such brand');

  const { brand } = (await import(pathToFileURL(path).href)) as { brand?: unknown };
  if (!isTree(brand)) throw faulty(file, 'brand', 'is not exported');
  const { extends: parent, ...definition } = brand;
  const chain = [...above, { folder, file, definition }];
  if (parent === undefined) return chain;
  if (typeof parent !== 'string') throw faulty(file, 'extends', 'must be the name of a brand');
  return readChain(parent, root, chain);
}
