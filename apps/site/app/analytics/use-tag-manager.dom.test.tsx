import { act, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeCookie } from '#app/session/browser-cookie.ts';
import { renderSite } from '#testing/render-site.tsx';
import { keepCookieChoice } from './consent.ts';
import { useTagManager } from './use-tag-manager.ts';

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (...nodes) => void asked.push(...(nodes as HTMLScriptElement[]).map(({ src }) => src)),
  );
  keepCookieChoice('accepted');
});
afterEach(() => {
  removeCookie('accept-cookie');
  delete window.dataLayer;
});

function Page() {
  useTagManager('GTM-TEST01');
  return <Link to="/main">on</Link>;
}

it('loads the container on a page like any other', () => {
  renderSite(<Page />, { url: '/?reset-pass=true' });
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST01']);
});

it.each(['/?reset-pass=true&resetCode=c0de', '/de/auth/autologin?state=c0de', '/auth/social/google/callback?code=c0de&state=%7B%7D'])(
  'no tag reads the code in %s; they come with the next address',
  async (url) => {
    renderSite(<Page />, { url });
    expect([asked, window.dataLayer]).toEqual([[], undefined]);
    await act(async () => screen.getByRole('link', { name: 'on' }).click());
    expect(asked).toHaveLength(1);
  },
);
