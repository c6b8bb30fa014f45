import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { settle } from './accessibility.ts';
import { expect, test as base } from './fixtures.ts';

const flag = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

interface Kit {
  /** Opens the kit page in a theme and a direction. */
  openKit: (look?: { theme?: 'dark' | 'light'; isRtl?: boolean }) => Promise<Page>;
}

const kit = {
  root: fileURLToPath(new URL('../../packages/ui/stand', import.meta.url)),
  configFile: false as const,
  logLevel: 'warn' as const,
};

/** The folder with the built kit page: the first worker that needs it builds it for the run, the others wait. */
async function builtKit(): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR!, 'kit');
  try {
    mkdirSync(`${folder}.taken`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    while (!existsSync(folder)) await setTimeout(100);
    return folder;
  }
  await build({ ...kit, build: { outDir: `${folder}.part`, chunkSizeWarningLimit: 2000 } });
  renameSync(`${folder}.part`, folder);
  return folder;
}

/** Serves the kit page of `packages/ui/stand`, alone: the product shows it in development only. */
export const test = base.extend<Kit, { kitUrl: string }>({
  kitUrl: [
    async ({}, use) => {
      const server = await preview({ ...kit, build: { outDir: await builtKit() }, preview: { port: 0, host: '127.0.0.1' } });
      await use(server.resolvedUrls!.local[0]!);
      await server.close();
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

export { expect };
