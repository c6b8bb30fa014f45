import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hookOnPage } from '#testing/hook-on-page.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { serveFiles, serveNothing } from '#testing/site-files.ts';
import { useMissingCode } from './missing-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A reload of another file's test may have just been noted.
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  serveNothing();
  document.body.replaceChildren();
});

function show(url: string, answers: readonly boolean[]) {
  const left = [...answers];
  serveFiles(() => new Response('', { status: (left.shift() ?? true) ? 200 : 502 }));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { Live, latest } = hookOnPage(useMissingCode);
  renderSite(<Live />, { url });
  return { reload, latest };
}
const fail = () => act(() => void window.dispatchEvent(new Event('vite:preloadError')));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a modal whose code did not come is loaded with a new document, once the server answers', async () => {
  const { reload } = show('/main?sign-in=true', [false, true]);
  await wait(60_000);
  expect(reload).not.toHaveBeenCalled();
  fail();
  await wait(3_000);
  expect(reload).not.toHaveBeenCalled();
  await wait(6_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('nothing is loaded anew for what nobody waits for, only the next page', async () => {
  const { reload, latest } = show('/main', []);
  fail();
  await wait(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(latest.current).toBe(true);
});

it('a modal that came after all stays open', async () => {
  const { reload } = show('/main?sign-in=true', []);
  fail();
  document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' }));
  await wait(60_000);
  expect(reload).not.toHaveBeenCalled();
});
