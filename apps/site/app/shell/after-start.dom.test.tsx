import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenStore } from '#app/session/token-cookie.ts';
import { renderSite } from '#testing/render-site.tsx';
import { AfterStart } from './after-start.tsx';

// What is loaded ahead would go on after the last test.
beforeEach(() => void Object.assign(navigator, { connection: { saveData: true } }));
afterEach(() => {
  tokenStore.clear();
  Reflect.deleteProperty(navigator, 'connection');
  // A page that is loaded anew is hidden until then.
  document.documentElement.removeAttribute('style');
});

const token = `e.${btoa(JSON.stringify({ sessionId: 's1', exp: Date.now() / 1000 + 3600 }))}.s`;

it.each([
  ['is loaded anew once its visitor has signed in elsewhere', token, true],
  ['stays as it was left while nobody has', null, false],
])('a page of a guest that comes out of the back/forward cache %s', async (_, later, isLoadedAnew) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { unmount } = await act(async () => renderSite(<AfterStart />, { url: '/static/about' }));
  window.dispatchEvent(new Event('pagehide'));
  if (later !== null) tokenStore.write(later);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  // What listens to the socket, where another test has begun to, loads the page anew as well.
  expect(reload.mock.calls.length > 0).toBe(isLoadedAnew);
  unmount();
});
