import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
  }
}

// Frames of other origins answer the page's axe too.
const script = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** WCAG 2.2 A and AA. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Where {
  /** What is looked at; the whole page by default. */
  selector?: string;
  /** Whether what its frames show is looked at too: true by default. */
  iframes?: boolean;
}

/**
 * What axe finds, as `rule: where`. It runs in the page itself: the builder of `@axe-core/playwright` opens a second page
 * for each look, which takes four times the processor time.
 */
export async function accessibilityFindings(page: Page, { selector, iframes = true }: Where = {}): Promise<string[]> {
  await settle(page);
  await Promise.all((iframes ? page.frames() : [page.mainFrame()]).map(addAxe));
  const { violations } = await page.evaluate(([within, options]) => window.axe.run(within ?? document, options), [
    selector,
    { runOnly, resultTypes: ['violations'], iframes } satisfies RunOptions,
  ] as const);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/**
 * Fails when axe finds something. Looks again while something comes in: what is half faded in has no true contrast. One look at a full page takes
 * long on a busy machine.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => accessibilityFindings(page), { timeout: 40_000 }).toEqual([]);
}

/** Waits until every animation that ends has ended: a spinner never does, nor what is not drawn because it is out of view. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
        .filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

async function addAxe(frame: Frame): Promise<void> {
  const isMain = frame.parentFrame() === null;
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script);
  } catch (error) {
    // A frame may be gone by now.
    if (isMain || !frame.isDetached()) throw error;
  }
}
