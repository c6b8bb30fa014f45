import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentCalls } from '#testing/sent-calls.ts';
import { serveFiles, serveNothing } from '#testing/site-files.ts';
import { useAnchorNavigation } from './anchor-navigation.ts';
import { useStayOffline } from './use-stay-offline.ts';

beforeEach(() => window.history.replaceState(null, '', '/main'));
afterEach(() => {
  serveNothing();
  // oxlint-disable-next-line no-underscore-dangle -- The router's own name.
  delete window.__reactRouterManifest;
});

/** A page that links to one whose code is there, and to one whose code is not. */
function show(answer: () => Response | null) {
  const onStay = vi.fn();
  const asked = vi.fn(answer);
  serveFiles(asked);
  Object.assign(window, {
    __reactRouterManifest: { version: '1', routes: { far: { module: '/assets/far.js', imports: ['/assets/shared.js'] } } },
  });
  function Shell() {
    useStayOffline(onStay);
    return (
      // As the shell has it.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
      <div onClick={useAnchorNavigation()}>
        <a href="/near">Near</a>
        <a href="/far">Far</a>
        <output>{useLocation().pathname}</output>
        <Outlet />
      </div>
    );
  }
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Shell />,
        children: [
          { path: 'main', element: null },
          { path: 'near', element: null },
          { id: 'far', path: 'far', lazy: async () => ({ element: <p>far away</p> }) },
        ],
      },
    ],
    { initialEntries: ['/main'] },
  );
  render(<RouterProvider router={router} />);
  return { onStay, asked };
}
const place = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it('a page whose code cannot be had is not gone to', async () => {
  const { onStay } = show(() => null);
  await press('Far');
  await waitFor(() => expect(onStay).toHaveBeenCalledTimes(1));
  expect(sentCalls().map(([, path]) => path)).toEqual(['/assets/far.js', '/assets/shared.js']);
  expect(place()).toBe('/main');
});

it('a page whose code was kept, or is there, is gone to', async () => {
  const { onStay, asked } = show(() => new Response(''));
  await press('Near');
  expect([place(), asked.mock.calls.length]).toEqual(['/near', 0]);
  await press('Far');
  expect(await screen.findByText('far away')).toBeDefined();
  expect(onStay).not.toHaveBeenCalled();
});
