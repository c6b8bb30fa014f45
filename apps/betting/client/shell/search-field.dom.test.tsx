import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { followPage, navigate, openRouter } from '#client/route/router.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { SearchField } from './search-field.tsx';

// Other tests of this process begin at the first page.
afterEach(() => window.history.replaceState(null, '', '/'));

const place = () => window.location.hash;
afterEach(() => act(() => followPage('/')));

function open() {
  const { show, screen, user } = renderClient(<SearchField isFocused={false} onLeave={() => undefined} />);
  show();
  return { field: screen.getByRole<HTMLInputElement>('searchbox'), user };
}

it('makes one place of a search, however it is typed', async () => {
  const pushed = vi.spyOn(window.history, 'pushState');
  const { field, user } = open();
  await user.type(field, 'har');
  await waitFor(() => expect(place()).toBe('#/search/har'));
  await user.type(field, 'bour ');
  await waitFor(() => expect(place()).toBe('#/search/harbour'));
  expect([field.value, pushed.mock.calls.length]).toEqual(['harbour ', 1]);
});

it('says what was searched for where a player comes back to it', async () => {
  openRouter(() => undefined);
  const { field, user } = open();
  await user.type(field, 'mill');
  await waitFor(() => expect(place()).toBe('#/search/mill'));
  act(() => navigate('/event/e1'));
  expect(field.value).toBe('');
  act(() => {
    window.history.replaceState(null, '', '#/search/mill');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(field.value).toBe('mill');
});
