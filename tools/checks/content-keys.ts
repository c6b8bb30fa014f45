// Which keys of the brand's texts the sources of the site name.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPage } from './brand-texts.ts';
import { ROOT } from './run-child.ts';

const siteDir = join(ROOT, 'apps/site');
/** Texts by the codes of the platform (`tests/conformance/errors.test.ts` compares them with the catalogue), and what it sends. */
const ofPlatform = ['alerts.errors', 'messages'];
const collections = ['alerts', 'fieldsSettings', 'globalComponents', 'history', 'layout', 'modals', 'pages', 'profile', 'sports'];

export interface Use {
  file: string;
  key: string;
}

const keyPattern = new RegExp(`['"\`]((?:${collections.join('|')})\\.[\\w.]+)['"\`]`, 'g');
const openPattern = new RegExp(`\`((?:${collections.join('|')})(?:\\.\\w+)*)\\.?[\\w]*\\$\\{`, 'g');
const alertPattern = /showAlert\(\s*['"]([\w.]+)['"]/g;
const metaPattern = /routeMeta\(\s*args,\s*'([\w.]+)'/g;
const literalPattern = /'(\w+\.[\w.]+)'/g;
/** `textAt(tree, ['a', 'b'])`: the collection is the tree's. */
const pathPattern = /(?:textAt|valueAt)\([^[\n]*\[((?:'\w+'(?:, )?)+)/g;

const sources = globSync('{app,server}/**/*.{ts,tsx}', { cwd: siteDir, exclude: (name) => name.includes('.test.') }).map((file) => ({
  file,
  source: readFileSync(join(siteDir, file), 'utf8'),
}));

function matches(pattern: RegExp, toKey: (found: string) => string): Use[] {
  return sources.flatMap(({ file, source }) =>
    // What `showAlert` takes is a key below `alerts`, though it may begin like another collection.
    [...(pattern === alertPattern ? source : source.replace(alertPattern, '')).matchAll(pattern)].map(([, found]) => ({
      file,
      key: toKey(found!),
    })),
  );
}

/** Keys that the sources name whole: a brand must have each. */
export const namedKeys: readonly Use[] = [
  ...matches(keyPattern, (key) => key),
  ...matches(alertPattern, (key) => `alerts.${key}.title`),
  ...matches(metaPattern, (page) => `pages.${page}.pageMeta.title`),
];

const reached = new Set([
  ...ofPlatform,
  ...[
    ...namedKeys,
    ...matches(openPattern, (prefix) => prefix),
    ...matches(literalPattern, (key) => `alerts.${key}`),
    ...matches(alertPattern, (key) => `alerts.${key}`),
    ...matches(metaPattern, (page) => `pages.${page}.pageMeta`),
    ...collections.flatMap((name) =>
      matches(pathPattern, (path) => `${name}.${path.replace(/[' ]/g, '').replaceAll(',', '.')}`.replace(/\.$/, '')),
    ),
  ].map(({ key }) => key),
]);

/** Whether some source can show the text of this key: it names it, or the beginning of it. */
export function isReached(key: string): boolean {
  return isPage(key) || key.split('.').some((_, at, parts) => reached.has(parts.slice(0, at + 1).join('.')));
}
