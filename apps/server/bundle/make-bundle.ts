// Bundles a server's code into one file, in a process of its own: `make-bundle.ts <entry> <folder>`. See index.ts.
import { globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashOfFiles } from '@verdigale/builds';
import { rolldown, type Plugin } from 'rolldown';
import { bundleFile, stampFile, type BundleStamp } from './index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [entry, folder] = process.argv.slice(2) as [string, string];

/** Left out of the bundle: binaries, libraries that load their own files by name, and those that are loaded only on first use. */
const external = [/^@node-rs\//, 'pino', /\/dev-renderer\.ts$/, '@simplewebauthn/server', '@zxcvbn-ts/language-common'];

/** Modules still find the files beside them: their own paths replace the bundle's. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { code: /import\.meta\.(url|dirname)|__(dirname|filename)\b/ },
    handler(code, id) {
      const places = {
        'import.meta.url': pathToFileURL(id).href,
        'import.meta.dirname': dirname(id),
        __dirname: dirname(id),
        __filename: id,
      };
      return {
        code: code.replace(/import\.meta\.(?:url|dirname)\b|\b__(?:dirname|filename)\b/g, (name) =>
          JSON.stringify(places[name as keyof typeof places]),
        ),
      };
    },
  },
};

const bundle = await rolldown({ input: entry, platform: 'node', external, plugins: [ownPlaces], logLevel: 'silent' });
// The running server loads nothing later: by then the next bundle may be in its place.
const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: { mangle: false, compress: false } });
const [{ code }] = output;
const own = (await bundle.watchFiles).filter((file) => !file.includes('/node_modules/') && !file.startsWith('\0'));
await bundle.close();

const settled = ['package-lock.json', ...globSync('{.,platform,packages/*,apps/*,brands/schema}/package.json', { cwd: root })];
mkdirSync(folder, { recursive: true });
put(bundleFile(folder), code);
const files = [...own.toSorted(), ...settled.toSorted().map((name) => `${root}${name}`), bundleFile(folder)];
const stamp: BundleStamp = { files, hash: hashOfFiles(files) };
put(stampFile(folder), JSON.stringify(stamp));

/** Replaced as a whole, even if another process writes the same file at this moment. */
function put(file: string, text: string): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, file);
}
