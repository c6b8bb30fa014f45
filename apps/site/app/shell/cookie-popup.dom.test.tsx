import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cookieChoice } from '#app/analytics/consent.ts';
import { removeCookie } from '#app/session/browser-cookie.ts';
import { renderSite } from '#testing/render-site.tsx';
import { CookiePopup } from './cookie-popup.tsx';
import { changeLayout, useLayout } from './layout-store.ts';
import { CookiePopupSlot } from './slots.tsx';

afterEach(() => {
  vi.useRealTimers();
  changeLayout({ showCookiePopup: false });
  removeCookie('accept-cookie');
});

const Slot = () => (
  <>
    <CookiePopupSlot />
    <p>{`showCookiePopup: ${useLayout().showCookiePopup}`}</p>
  </>
);

/** Whether the question has come up on a page that has been open for a minute. */
function isAsked(): boolean {
  vi.useFakeTimers();
  const { unmount } = renderSite(<Slot />);
  act(() => void vi.advanceTimersByTime(60_000));
  const shown = screen.queryByText('showCookiePopup: true') !== null;
  unmount();
  vi.useRealTimers();
  return shown;
}

it.each([
  ['Allow counting', 'accepted'],
  ['Only necessary', 'rejected'],
])('[SHELL-09] the cookie question is answered for good by “%s”', async (name, choice) => {
  expect(isAsked()).toBe(true);
  changeLayout({ showCookiePopup: false });
  const { user } = renderSite(<CookiePopup onClose={() => undefined} />);
  const kept = vi.spyOn(document, 'cookie', 'set');
  await user.click(screen.getByRole('button', { name }));
  expect(cookieChoice()).toBe(choice);
  expect(isAsked()).toBe(false);
  // Ten years, and not until the browser is closed.
  expect(kept.mock.calls.flat().join()).toMatch(/^accept-cookie=\w+; Path=\/; Max-Age=315360000;/);
});

it('the focus goes on in the question when its settings take the place of its answers', async () => {
  const { user } = renderSite(<CookiePopup onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await screen.findByRole('button', { name: 'Save my choice' });
  expect(document.activeElement).toBe(screen.getByRole('region'));
});
