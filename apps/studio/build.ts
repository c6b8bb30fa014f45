import { stillKept } from '@verdigale/builds';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { rolldown } from 'rolldown';
import { modelOf } from './games/game.ts';
import { games } from './games/index.ts';
import { isLiveGame } from './games/live-game.ts';
import { assetsFolder, manifestFile, sourceHash, type ViewFiles, type ViewManifest } from './views.ts';

const here = new URL('./', import.meta.url);
const compress = promisify(brotliCompress);

const fonts = {
  'familjen-grotesk.woff2': '@verdigale/faces/familjen-grotesk-latin.woff2',
  'devanagari.woff2': '@verdigale/faces/noto-sans-devanagari-devanagari.woff2',
  'onest.woff2': '@verdigale/faces/onest-latin.woff2',
  'onest-cyrillic.woff2': '@verdigale/faces/onest-cyrillic.woff2',
  'onest-ext.woff2': '@verdigale/faces/onest-latin-ext.woff2',
  'vazirmatn.woff2': '@verdigale/faces/vazirmatn-arabic.woff2',
};
/** What every game's page is styled by, later ones above earlier ones; its own sheets come last. */
const frameStyles = ['fonts', 'inks', 'stage', 'controls', 'choices', 'panels', 'pays', 'fairness', 'screens'];
/** What those add whose rounds all players share: the rounds before and who plays, the table, and how it fits a phone. */
const liveStyles = ['shared-rounds', 'live', 'live-rooms'];

/** Bundles the browser side of every game of the stand-in studio into `build/`. */
export async function build(): Promise<ViewManifest> {
  await mkdir(assetsFolder, { recursive: true });
  written.clear();
  const fontNames = new Map<string, string>();
  for (const [name, source] of Object.entries(fonts)) {
    fontNames.set(name, await writeAsset(name, await readFile(fileURLToPath(import.meta.resolve(source)))));
  }
  const files: Record<string, ViewFiles> = {};
  const views = [...new Set(games.map(modelOf))].filter((game) => existsSync(new URL('main.ts', viewOf(game))));
  const scripts = await bundleViews(views);
  for (const game of views) {
    const of = games.filter((each) => modelOf(each) === game);
    const models = [...new Set(of.flatMap(({ builtOn }) => (builtOn ? [builtOn] : []))), game];
    const own = models
      .flatMap((model) => ['theme.css', 'rooms.css'].map((name) => new URL(name, viewOf(model))))
      .filter((sheet) => existsSync(sheet));
    const frame = [...frameStyles, ...(of.some(({ model }) => model) ? ['titles'] : []), ...(of.some(isLiveGame) ? liveStyles : [])];
    const sheets = [...frame.map((name) => new URL(`view/styles/${name}.css`, here)), ...own];
    const css = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n');
    const linked = css.replace(/url\('([^']+)'\)/g, (_, name: string) => `url('${fontNames.get(name) ?? name}')`);
    files[game] = {
      ...(scripts.get(game) as Pick<ViewFiles, 'script' | 'parts'>),
      style: await writeAsset(`${game}.css`, Buffer.from(linked), true),
      // Asked for with the page. Of the others a browser finds out by the letters.
      lettering: fontNames.get('familjen-grotesk.woff2')!,
      text: fontNames.get('onest.woff2')!,
    };
  }
  const verify = await writeAsset('verify.js', await bundle(new URL('verify/main.ts', here)), true);
  const manifest: ViewManifest = { sources: sourceHash(), games: files, verify };
  await writeFile(manifestFile, JSON.stringify(manifest, null, 2));
  await removeOld();
  return manifest;
}

/** The names of this build's files. */
const written = new Set<string>();

/**
 * Removes files of earlier builds once nobody requests them any more: a server still running on an older build serves games from its own
 * list of files.
 */
async function removeOld(): Promise<void> {
  const left = (await readdir(assetsFolder)).filter((name) => !written.has(name));
  const kept = stillKept(left, fileURLToPath(new URL('build/left.json', here)));
  await Promise.all(left.filter((name) => !kept.has(name)).map((name) => rm(new URL(name, assetsFolder))));
}

const viewOf = (game: string): URL => new URL(`games/${game}/view/`, here);

/** What many games share is a file of its own each, loaded once for all of them; the rest of a game is its own. */
const sharedParts = [
  { name: 'art', test: /packages\/art\/src/, priority: 3 },
  { name: 'frame', test: /studio\/(?:engine\/|view\/(?!reel|glyph|title-)[\w-]+\.ts)/, minShareCount: 6, priority: 2 },
  { name: 'titles', test: /studio\/(?:view\/(?:board|glyph|title-)|games\/title-art)/, priority: 1 },
  { name: 'reels', test: /studio\/view\/(?:reels\/|reel-)/ },
];

async function bundleViews(views: readonly string[]): Promise<Map<string, Pick<ViewFiles, 'script' | 'parts'>>> {
  const input = Object.fromEntries(views.map((game) => [game, fileURLToPath(new URL('main.ts', viewOf(game)))]));
  const bundled = await rolldown({ input, platform: 'browser', tsconfig: false });
  const { output } = await bundled.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name]-[hash:10].js',
    chunkFileNames: 'part-[name]-[hash:10].js',
    codeSplitting: { groups: sharedParts },
  });
  await bundled.close();
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  await Promise.all([...chunks.values()].map(({ fileName, code }) => writeNamed(fileName, Buffer.from(code), true)));
  const partsOf = (name: string, known: Set<string>): Set<string> => {
    for (const part of chunks.get(name)?.imports ?? []) if (!known.has(part)) partsOf(part, known.add(part));
    return known;
  };
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  return new Map(entries.map(({ name, fileName }) => [name, { script: fileName, parts: [...partsOf(fileName, new Set())] }]));
}

async function bundle(entry: URL): Promise<Buffer> {
  const bundled = await rolldown({ input: fileURLToPath(entry), platform: 'browser', tsconfig: false });
  const { output } = await bundled.generate({ format: 'esm', minify: true });
  await bundled.close();
  return Buffer.from(output[0].code);
}

async function writeAsset(name: string, content: Buffer, isText = false): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const hashed = `${basename(name).replace(/\.[^.]+$/, '')}-${hash}${/\.[^.]+$/.exec(name)?.[0] ?? ''}`;
  await writeNamed(hashed, content, isText);
  return hashed;
}

async function writeNamed(name: string, content: Buffer, isText: boolean): Promise<void> {
  const files = [[name, content] as const, ...(isText ? [[`${name}.br`, await compress(content)] as const] : [])];
  for (const [file, bytes] of files) {
    written.add(file);
    // Replaced as a whole: the previous build uses the same file names, and they are requested while this one is written.
    const part = new URL(`${file}.${process.pid}.part`, assetsFolder);
    await writeFile(part, bytes);
    await rename(part, new URL(file, assetsFolder));
  }
}

// As views.ts starts it; `npm run build` calls it.
if (import.meta.main) await build();
