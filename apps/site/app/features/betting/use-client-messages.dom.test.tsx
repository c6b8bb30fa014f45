import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import type { BettingSettings } from '#app/site-context.ts';
import { useClientMessages } from './use-client-messages.ts';

const settings = { clientHost: '/sportsbook-client', allowParentUrlUpdate: true } as BettingSettings;

function Page() {
  const container = useRef<HTMLElement>(null);
  const { open } = useModals();
  useClientMessages(container, settings, () => open('sign-in'));
  return (
    <section ref={container}>
      <iframe src="about:blank" title="client" />
    </section>
  );
}

function show(loader = vi.fn<() => unknown>(() => null)) {
  const router = createMemoryRouter(
    [
      { path: '/betting', element: <Page />, loader, shouldRevalidate },
      { path: '/main', element: <p>the lobby</p>, loader: () => new Promise(() => undefined) },
    ],
    { initialEntries: ['/betting'], hydrationData: { loaderData: { 0: null } } },
  );
  render(<RouterProvider router={router} />);
  return { router, loader };
}

function say(message: object): void {
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('client');
  const { origin } = window.location;
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source }));
}
const says = (message: object) => act(async () => say(message));
const signIn = { type: 'click', target: 'loginButton' };
const route = (location: string) => ({ type: 'route', location });

it('keeps the sign-in that the client asked for where it says a moment later where it is', async () => {
  const { router } = show();
  // Nothing is drawn before both were heard, as on a slow phone.
  await act(async () => {
    say(signIn);
    await vi.waitFor(() => expect(router.state.location.search).toContain('sign-in'));
    say(route('/b'));
  });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ setIframePath: '/b', 'sign-in': 'true' });
  // Closing it is still one step back.
  expect(router.state.location.state).toEqual({ isModalEntry: true });
});

it('asks the server for nothing when the client goes to another place, so that what follows has the new one', async () => {
  const { router, loader } = show(vi.fn(() => new Promise(() => undefined)));
  await says(route('/b'));
  await says(signIn);
  expect(loader).not.toHaveBeenCalled();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ setIframePath: '/b', 'sign-in': 'true' });
});

it('does not call the player back who is on the way to another page', async () => {
  const { router } = show();
  await act(async () => void router.navigate('/main'));
  await says(route('/b'));
  expect(router.state.navigation.location?.pathname).toBe('/main');
});
