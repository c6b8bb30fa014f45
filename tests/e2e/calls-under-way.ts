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
