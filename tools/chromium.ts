import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';

/** The package's own arguments are for a lambda (single process, web security off): these keep a browser's real rules. */
const HEADLESS_SHELL_ARGS = [
  '--no-sandbox',
  '--no-zygote',
  '--headless=shell',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Where a browser is and how to start it: CHROME_PATH if given; else on Linux x64 the headless Chromium that ships
 * inside an npm package, so that browser tests need no system package; else an installed Chrome.
 */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return { executablePath: given, args: ['--no-sandbox', '--disable-background-networking'] };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const folder = await unpacked();
  return { executablePath: join(folder, 'chromium'), args: HEADLESS_SHELL_ARGS, env: { ...process.env, ...environment(folder) } };
}

/** A started browser; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumOptions());
}

/** The folder with the unpacked browser; it appears whole or not at all, whoever else unpacks at the same time. */
async function unpacked(): Promise<string> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const cache = cacheFolder();
  const folder = join(cache, 'chromium');
  if (existsSync(folder)) return folder;
  const part = mkdtempSync(join(cache, 'part-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = part; // the package unpacks into the system's temporary folder
  try {
    await Promise.all(['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) => inflate(join(bin, name))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Beside the installed packages, or in the user's own cache when those belong to somebody else. */
function cacheFolder(): string {
  const places = [fileURLToPath(new URL('../node_modules/.cache/verdigale', import.meta.url)), join(homedir(), '.cache', 'verdigale')];
  for (const place of places) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o700 });
      if (lstatSync(place).uid === process.getuid?.()) return place;
    } catch {
      // Not writable here: the next place.
    }
  }
  return mkdtempSync(join(tmpdir(), 'verdigale-'));
}

/** What a bare machine lacks: the security libraries and any fonts. */
function environment(folder: string): Record<string, string> {
  const env: Record<string, string> = {};
  if (spawnSync(join(folder, 'chromium'), ['--version']).status !== 0) env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  if (!existsSync('/etc/fonts/fonts.conf')) {
    const file = join(folder, 'fonts.conf');
    const cache = join(folder, 'fonts-cache');
    writeFileSync(file, `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${cache}</cachedir></fontconfig>`);
    env.FONTCONFIG_FILE = file;
  }
  return env;
}
