import { existsSync, readFileSync } from 'node:fs';
import { Messages } from './brand-data.ts';
import type { TextFolder } from './fallback.ts';
import { BrandError, faultsOf } from './faults.ts';
import { nameOf } from './files.ts';

/**
 * The messages for a locale, out of the files `messages.json` in its folders of texts. A message is taken whole from one of them,
 * so that subject and text are in one language. Throws a BrandError that names file and key.
 */
export function readMessages(folders: readonly TextFolder[], fill: (text: string) => string): Messages {
  const merged: Messages = Object.assign({}, ...folders.toReversed().map(({ path }) => readFile(`${path}/messages.json`)));
  return Object.fromEntries(
    Object.entries(merged).map(([name, { subject, text, link }]) => [
      name,
      { text: fill(text), ...(subject !== undefined && { subject: fill(subject) }), ...(link !== undefined && { link: fill(link) }) },
    ]),
  );
}

function readFile(path: string): Messages {
  if (!existsSync(path)) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BrandError(nameOf(path), new Map([['', `is not JSON: ${(error as Error).message}`]]));
  }
  const faults = faultsOf(Messages, value);
  if (faults.size > 0) throw new BrandError(nameOf(path), faults);
  return value as Messages;
}
