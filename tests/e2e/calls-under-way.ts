import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Watches the calls of a page from now on. Returns what waits until none is under way: what is, at the end of a session, is refused. */
export function watchCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && underWay.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  return () => expect.poll(() => underWay.size).toBe(0);
}

/**
 * Signs out by the panel of a page that nobody has touched yet. What the first touch asks for ahead is waited for: the server would refuse it, which
 * the browser notes as an error.
 */
export async function signOutAtFirstTouch(page: Page): Promise<void> {
  const areOver = watchCalls(page);
  const askedAhead = page.waitForResponse('**/api/payment/methods/deposit?*');
  await page.getByRole('button', { name: 'Your account' }).click();
  const signOut = page.getByRole('dialog', { name: 'Your account' }).getByRole('button', { name: 'Sign out' });
  await expect(signOut).toBeVisible();
  await askedAhead;
  await areOver();
  await signOut.click();
}
