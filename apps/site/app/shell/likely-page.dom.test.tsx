import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { serveFiles, serveNothing } from '#testing/site-files.ts';
import { useFetched, useLikelyPage } from './likely-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Likely() {
  return <output>{useLikelyPage()}</output>;
}

const show = () =>
  renderSite(
    <>
      <LocaleLink to="/main">Casino</LocaleLink>
      <p>Nothing</p>
      <Likely />
    </>,
  );
const casino = () => screen.getByRole('link', { name: 'Casino' });
const likely = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it.each(['pointerOver', 'focusIn'] as const)('[SHELL-21] loads the page of a link that is rested on: %s', async (sign) => {
  show();
  fireEvent[sign](casino());
  await wait(99);
  expect(likely()).toBe('');
  await wait(1);
  expect(likely()).toBe('/main');
});

it('[SHELL-21] loads the page of a link that was rested on before this part came', async () => {
  renderSite(<LocaleLink to="/main">Casino</LocaleLink>);
  casino().focus();
  renderSite(<Likely />);
  await wait(100);
  expect(likely()).toBe('/main');
});

it('[SHELL-21] loads nothing for a pointer that passes over', async () => {
  show();
  fireEvent.pointerOver(casino());
  await wait(50);
  fireEvent.pointerOver(screen.getByText('Nothing'));
  await wait(500);
  expect(likely()).toBe('');
});

it('[SHELL-21] loads nothing ahead with data saver', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection: { saveData: true } }));
  show();
  fireEvent.pointerOver(casino());
  await wait(500);
  expect(likely()).toBe('');
});

it.each<[what: string, does: string, answer: Response | null, expected: string]>([
  ['there', 'is', new Response(''), '/far'],
  ['not to be had', 'is not', null, ''],
  ['gone', 'is not', new Response('', { status: 404 }), ''],
])(
  'a page whose code is %s %s handed to the router, which loads the document anew for what does not come',
  async (_, __, answer, expected) => {
    vi.useRealTimers();
    const asked = vi.fn(() => answer);
    serveFiles(asked);
    Object.assign(window, { __reactRouterManifest: { version: '1', routes: { far: { module: '/assets/far.js' } } } });
    function Fetched() {
      return <output>{useFetched('/far')}</output>;
    }
    const routes = [{ path: '/', element: <Fetched />, children: [{ id: 'far', path: 'far', lazy: async () => ({ element: null }) }] }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/assets/far.js'));
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect(likely()).toBe(expected);
    serveNothing();
    // oxlint-disable-next-line no-underscore-dangle -- The router's own name.
    delete window.__reactRouterManifest;
  },
);
