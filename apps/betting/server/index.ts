import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serveBuilt } from '@verdigale/builds/serve';
import type { FastifyPluginAsync } from 'fastify';
import { builtDir, ensureBettingClientBuilt } from './build.ts';

export interface BettingClientOptions {
  /** Origins of the pages that may frame it. */
  siteOrigins: readonly string[];
  /** The brand's tokens, over those of the kit; empty for none. */
  brandCss: string;
  /** The address of the style sheet that pages of this brand start it with; null for none. */
  customStyles: string | null;
  built?: BuiltClient;
}

/** What browsers load, and when it is all there. */
export interface BuiltClient {
  folder: string;
  ready(): Promise<void>;
}

const ownBuild: BuiltClient = { folder: builtDir, ready: ensureBettingClientBuilt };

/** Where the product serves its own client: a path of the site's own address. */
export const bettingClientPath = '/sportsbook-client';

const year = 'public, max-age=31536000, immutable';
const sdk = new URL('../sdk/init.js', import.meta.url);

/**
 * The sportsbook's client as a betting partner would serve it: its script, its frame, and the built files. The frame waits for
 * a build that is not there yet.
 */
export function createBettingClient({ siteOrigins, brandCss, customStyles, built = ownBuild }: BettingClientOptions): FastifyPluginAsync {
  return async (app) => {
    const script = await readFile(sdk, 'utf8');
    const brandFile = `assets/brand-${createHash('sha256').update(brandCss).digest('hex').slice(0, 10)}.css`;
    const policy = framePolicy(siteOrigins, customStyles);

    app.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' });
    });
    app.get('/assets/sdk/init.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300').send(script),
    );
    app.get(`/${brandFile}`, (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', year).send(brandCss));
    let told: unknown;
    app.get('/frame', async (request, reply) => {
      try {
        await built.ready();
      } catch (error) {
        if (error !== told) request.log.error({ err: error }, 'the sportsbook has no client to show');
        told = error;
        const headers = { 'content-security-policy': policy, 'cache-control': 'no-store', 'retry-after': String(waitSeconds) };
        return reply.code(503).headers(headers).type('text/html; charset=utf-8').send(waitingPage);
      }
      const html = await framePage(built.folder, brandFile);
      return reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(html);
    });
    const assets = join(built.folder, 'assets');
    await mkdir(assets, { recursive: true });
    await app.register(serveBuilt, { prefix: '/assets', folder: assets });
  };
}

/** How long after a failed build the next try comes. */
const waitSeconds = 60;
/** Without a word, since nobody knows the visitor's language yet. */
const waitingPage = `<!doctype html><meta http-equiv="refresh" content="${waitSeconds}"><title>…</title>`;

/** The built page with what is the brand's. */
async function framePage(folder: string, brandFile: string): Promise<string> {
  const [page, links] = await Promise.all([readFile(join(folder, 'frame.html'), 'utf8'), preloads(join(folder, 'assets'))]);
  const head = [...links, `<link rel="stylesheet" href="./${brandFile}">`].join('\n');
  return page.replace('</head>', () => `${head}\n</head>`);
}

/** The two faces of Latin script, which a page shows only where they are there for its first paint. */
async function preloads(assets: string): Promise<string[]> {
  const names = await readdir(assets);
  const faces = names.filter((name) => /^(onest|familjen-grotesk)-latin-wght-.*\.woff2$/.test(name));
  return faces.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./assets/${name}">`);
}

function framePolicy(siteOrigins: readonly string[], customStyles: string | null): string {
  const styles = customStyles && URL.canParse(customStyles) ? ` ${new URL(customStyles).origin}` : '';
  const sockets = siteOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    // Widths of bars; no style element and no sheet of another origin.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${sockets.join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    // No text becomes code here.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');
}
