import { readFileSync } from 'node:fs';

/** A brand's style sheets as one, on one line without comments: a page carries it twice, and the second one costs nothing where it reads like the first. */
export function readThemes(files: readonly string[]): string {
  const css = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
