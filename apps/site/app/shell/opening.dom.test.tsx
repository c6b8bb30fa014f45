import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { opening } from '#app/modal-flags/opening.ts';
import { session, startSession } from '#app/session/session-store.ts';
import { ModalSlot } from '#app/modals/modal-slot.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { changeLayout } from './layout-store.ts';
import { openDrawer } from './open-drawer.ts';
import { Preloader } from './preloader.tsx';
import { MobileDrawerSlot } from './slots.tsx';

let stop = () => {};
afterEach(() => {
  session.signedOut();
  stop();
  opening.set(false);
  changeLayout({ isDrawerOpen: false });
});

const line = () => document.querySelector('[data-phase]')?.getAttribute('data-phase');

function show() {
  const { user } = renderSite(
    <>
      <Preloader />
      <ModalLink modal="language">Language</ModalLink>
      <ModalLink modal="sign-in">Sign in</ModalLink>
      <button onClick={openDrawer}>Menu</button>
      <Link to="/">Away</Link>
      <ModalSlot />
      <MobileDrawerSlot />
    </>,
  );
  act(() => void (stop = startSession(() => undefined)));
  return user;
}

it('tells at once that a press was taken, until what it opens is there', async () => {
  show();
  // Another file of this process may have loaded it: it is there with the next task.
  fireEvent.click(screen.getByRole('link', { name: 'Language' }));
  expect(line()).toBe('waiting');
  await screen.findByRole('dialog');
  expect(line()).not.toBe('waiting');
});

it('tells so of the menu too, each time that it opens', async () => {
  const user = show();
  for (const _ of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(line()).toBe('waiting');
    await screen.findByRole('dialog');
    expect(line()).not.toBe('waiting');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('stops telling when the address is left before the modal was there', async () => {
  const user = show();
  // A player's sign-in never opens.
  act(() => session.signedIn({ accessToken: 'token', profile: { id: 'p-1' } as never }));
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(line()).toBe('waiting');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(line()).not.toBe('waiting'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
