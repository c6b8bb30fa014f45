import { toasts } from '@verdigale/ui/toast';
import { act } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#app/session/session-store.ts';
import { renderSite } from '#testing/render-site.tsx';
import { AfterStart } from './after-start.tsx';

// What is loaded ahead would go on after the last test.
beforeEach(() => void Object.assign(navigator, { connection: { saveData: true } }));
afterEach(() => {
  vi.restoreAllMocks();
  toasts.visible().forEach(({ id }) => toasts.close(id));
  session.dropped();
  Reflect.deleteProperty(navigator, 'connection');
});

it('whoever signs in with a browser that keeps no cookies is told why it does not last', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { unmount } = await act(async () => renderSite(<AfterStart />, { url: '/static/about' }));
  expect(toasts.visible()).toEqual([]);
  await act(async () => session.signedIn({ accessToken: 'token', profile: { id: 'p' } as Profile }));
  await expect.poll(() => toasts.visible().map(({ title }) => title)).toEqual(['This browser keeps no cookies']);
  unmount();
});
