import type { Page } from '@playwright/test';

/** Waits until React has taken the document over: before that nothing answers a pointer, and what a test adds is no page of ours. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.getElementById('content')!).some((key) => key.startsWith('__reactProps')));
}
