import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findRings } from './find-rings.ts';
import { ROOT } from './run-child.ts';

/** What a first visit of the home page may load, in bytes as brotli sends them. */
const BUDGETS = { JavaScript: 110_000, CSS: 12_000 };
/** What these chunks may load beyond it, with all that they import: the place of alerts, which every page loads when it has started, and a player's header. Whichever comes first brings the names of the common sheet, 1.5 KB. */
const LATER_BUDGETS = { toast: 5_000, player: 43_600 };
/** What a first visit of these pages may load: one icon of another page's file would bring that file along. */
const PAGE_BUDGETS = { 'categories-identity': 113_000, 'games-id': 160_000, tournaments: 156_000 };
/** The same of the sportsbook's client. */
const BETTING_BUDGETS = { JavaScript: 117_200, CSS: 12_000 };
const HOME = 'home';
const CLIENT = join(ROOT, 'apps/site/build/client');
const BETTING = join(ROOT, 'apps/betting/build/client');

interface Loads {
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
  css?: string[];
}

/** React Router's list of what the browser loads for each route. */
export interface RouterManifest {
  url: string;
  entry: Loads;
  routes: Record<string, Loads & { parentId?: string }>;
}

/** Which budget the built site breaks, with the files by weight, and how much of them it uses; and chunks that wait for each other. */
export function checkBudgets(): { findings: string[]; note: string } {
  const file = newest('assets/manifest-*.js', CLIENT);
  if (!file) return { findings: ['the site is not built: npm run build'], note: '' };
  const source = readFileSync(join(CLIENT, file), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as RouterManifest;
  const { js, css } = firstLoad(manifest, HOME);
  // The root links it itself, so the router does not list it.
  const first = `/${newest('assets/first-*.css', CLIENT)}`;
  const loads = [weigh('JavaScript', js, CLIENT, BUDGETS.JavaScript), weigh('CSS', [...css, first], CLIENT, BUDGETS.CSS)];
  const betting = checkBetting();
  const imports = importsIn(join(CLIENT, 'assets'));
  const pages = Object.entries(PAGE_BUDGETS).map(([route, budget]) =>
    weigh(`JavaScript of ${route}`, firstLoad(manifest, route).js, CLIENT, budget),
  );
  const later = Object.entries(LATER_BUDGETS).map(([name, budget]) => {
    const entry = newest(`assets/${name}-????????.js`, CLIENT)!.replace('assets/', '');
    return weigh(`JavaScript of ${name}`, beyond(js, entry, imports), CLIENT, budget);
  });
  const rings = findRings(imports).map((ring) => `chunks import each other, so that one runs before what it needs: ${ring.join(', ')}`);
  return {
    findings: [...[...loads, ...pages, ...later].flatMap(over), ...betting.findings, ...rings],
    note: `${used([...loads, ...pages, ...later])}; sportsbook ${betting.note}`,
  };
}

/** The one of this build: earlier builds leave theirs beside it for a while. */
function newest(glob: string, folder: string): string | undefined {
  const builtAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  return globSync(glob, { cwd: folder }).toSorted((a, b) => builtAt(b) - builtAt(a))[0];
}

function importsIn(folder: string): Map<string, string[]> {
  const names = globSync('*.js', { cwd: folder });
  return new Map(names.map((name) => [name, importsOf(readFileSync(join(folder, name), 'utf8'))]));
}

/** The files beside it that a minified chunk imports before it runs. */
export function importsOf(chunk: string): string[] {
  return [...chunk.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => name!);
}

const used = (loads: readonly Weight[]) =>
  loads.map(({ kind, sum, budget }) => `${kind} ${kilobytes(sum)} of ${kilobytes(budget)}`).join(', ');

/** The same for the frame of the sportsbook's client: what its page names, and one file of texts. */
function checkBetting(): { findings: string[]; note: string } {
  const page = join(BETTING, 'frame.html');
  if (!existsSync(page)) return { findings: ['the sportsbook is not built: npm run build'], note: '' };
  const { js, css } = namedBy(readFileSync(page, 'utf8'));
  const texts = newest('assets/en-*.js', BETTING) ?? '';
  const loads = [weigh('JavaScript', [...js, texts], BETTING, BETTING_BUDGETS.JavaScript), weigh('CSS', css, BETTING, BETTING_BUDGETS.CSS)];
  return { findings: loads.flatMap(over), note: used(loads) };
}

/** The scripts and sheets that a built page names. */
export function namedBy(html: string): { js: string[]; css: string[] } {
  const names = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.(js|css))"/g)].map(([, name]) => name!);
  return { js: names.filter((name) => name.endsWith('.js')), css: names.filter((name) => name.endsWith('.css')) };
}

/** The addresses that the browser loads before a page of `route` works. */
export function firstLoad(manifest: RouterManifest, route: string): { js: string[]; css: string[] } {
  const loads: Loads[] = [manifest.entry];
  for (let id: string | undefined = route; id; id = manifest.routes[id]!.parentId) loads.push(manifest.routes[id]!);
  const js = loads.flatMap((load) => [load.module, load.clientLoaderModule ?? load.module, ...(load.imports ?? [])]);
  return { js: [...new Set([manifest.url, ...js])], css: [...new Set(loads.flatMap((load) => load.css ?? []).map(fileOf))] };
}

/** The addresses that a chunk loads, with all that it imports, where those of a first visit are there already. */
export function beyond(first: readonly string[], entry: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const open = [entry];
  for (let name = open.pop(); name; name = open.pop()) {
    if (found.has(name) || first.includes(`/assets/${name}`)) continue;
    found.add(name);
    open.push(...(imports.get(name) ?? []));
  }
  return Array.from(found, (name) => `/assets/${name}`);
}

/** The router marks a stylesheet that a lazy chunk asks for too. */
const fileOf = (address: string) => address.replace(/#$/, '');

interface Weight {
  kind: string;
  files: { address: string; bytes: number }[];
  sum: number;
  budget: number;
}

function weigh(kind: string, addresses: string[], folder: string, budget: number): Weight {
  const files = addresses.map((address) => ({ address, bytes: brotliCompressSync(readFileSync(join(folder, address))).length }));
  return { kind, files, sum: files.reduce((total, { bytes }) => total + bytes, 0), budget };
}

function over({ kind, files, sum, budget }: Weight): string[] {
  if (sum <= budget) return [];
  const list = files.toSorted((a, b) => b.bytes - a.bytes).map(({ address, bytes }) => `${kilobytes(bytes).padStart(10)}  ${address}`);
  return [`${kind}: ${kilobytes(sum)}, the budget is ${kilobytes(budget)}`, ...list];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
