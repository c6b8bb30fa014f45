import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { expect, settle, test as base } from './fixtures.ts';

const flag = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

interface Kit {
  /** Opens the kit page in a theme and a direction. */
  openKit: (look?: { theme?: 'dark' | 'light'; isRtl?: boolean }) => Promise<Page>;
}

/** Serves the kit page of `packages/ui/stand`, alone: the product shows it in development only. */
export const test = base.extend<Kit, { kitUrl: string }>({
  kitUrl: [
    async ({}, use) => {
      const outDir = await mkdtemp(join(tmpdir(), 'verdigale-kit-'));
      const root = fileURLToPath(new URL('../../packages/ui/stand', import.meta.url));
      const config = { root, configFile: false as const, logLevel: 'warn' as const, build: { outDir, chunkSizeWarningLimit: 2000 } };
      await build(config);
      const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
      await use(server.resolvedUrls!.local[0]!);
      await server.close();
      await rm(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  openKit: async ({ page, kitUrl }, use) => {
    await page.route('**/img/flags/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: flag }));
    await use(async ({ theme = 'dark', isRtl = false } = {}) => {
      await page.goto(kitUrl);
      await page.getByRole('button', { name: theme === 'dark' ? 'Dark' : 'Light', exact: true }).click();
      if (isRtl) await page.getByRole('button', { name: 'Right to left' }).click();
      await page.evaluate(() => document.fonts.ready);
      await settle(page);
      return page;
    });
  },
});

export { expect, settle };
